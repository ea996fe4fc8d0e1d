import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { requiredParts } from "#schemas/generated/required-parts.generated.ts";
import { singletons } from "#schemas/index.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { log } from "#web/lib/log.ts";
import { currentReader, htmlOf, onPage, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

type Parts = { readonly [name: string]: Parts };
const partsOf: Readonly<Record<string, Parts>> = requiredParts;

/** The names of all parts, each from the document down, with dots between. */
const namesOf = (parts: Parts): string[] =>
  Object.entries(parts).flatMap(([name, within]) => [
    name,
    ...namesOf(within).map((part) => `${name}.${part}`),
  ]);

/** Pages that together show everything that pages may show. */
const PAGES_OF_ALL = ["/", "/free-zones/dubai", "/services/relocation-support"];

async function feed() {
  await currentReader();
  const { makeFiguresFeed } = await import("#web/api/figures-feed.ts");
  return makeFiguresFeed();
}

async function unknownPath() {
  const { default: NotFound } = await import("#web/pages/404.tsx");
  const { fetchNotFoundData } = await import("#web/page/frame-data.ts");
  const data = await fetchNotFoundData(await currentReader());
  return htmlOf(onPage(data, createElement(NotFound, data)));
}

/** Other places than pages that show a singleton. */
const besides: Readonly<Record<string, Record<string, () => Promise<unknown>>>> = {
  siteSettings: { feed, unknownPath },
  aboutPage: { feed },
  homePage: { unknownPath },
};

/** The places that show a singleton, by its name. */
function showing(type: string): Record<string, () => Promise<unknown>> {
  const own = pathOf({ _type: type });
  const paths = own === undefined ? PAGES_OF_ALL : [own];
  const pages = Object.fromEntries(paths.map((path) => [path, () => renderPage(path)]));
  return type === "notFoundPage" ? { unknownPath } : { ...pages, ...besides[type] };
}

test.each(singletons.map(({ name }) => name))(
  "every page and feed stands without what a %s older than the code lacks, or says what it is",
  async (type) => {
    vi.spyOn(log, "warn").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    // React also logs the reason there.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const parts = namesOf(partsOf[type] ?? {});
    expect(parts.length).toBeGreaterThan(0);
    const whole = await lake.stored(type);
    for (const part of parts) {
      await lake.client().patch(type).unset([part]).commit();
      for (const [asked, render] of Object.entries(showing(type))) {
        const fault = await render().then(() => undefined, String);
        const said = `MissingContentError: The published "${type}" document has no "${part}". Publish it in the Studio, or run: npm run content -- seed`;
        expect.soft(fault, `${asked} without ${part}`).toBeOneOf([undefined, said]);
      }
      await lake.client().createOrReplace(whole);
    }
  },
);
