// @module-tag thorough
import { createElement } from "react";
import { expect, test, vi } from "vitest";
import { singletons } from "#schemas/index.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { fieldOf, requiredFieldsOf } from "#tests/support/section-samples.ts";
import { log } from "#web/lib/log.ts";
import { currentReader, htmlOf, onPage, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

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
  "every page and feed is shown without what an outdated %s lacks, or its error names what",
  async (type) => {
    vi.spyOn(log, "warn").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    // React also logs the reason there.
    vi.spyOn(console, "error").mockImplementation(() => {});
    const whole = await lake.stored(type);
    const parts = requiredFieldsOf(whole).flatMap((path) => {
      const isInList = path.some((step) => typeof step === "number");
      // A page is shown without a text.
      const isText = typeof path.reduce(fieldOf, whole) === "string";
      return isInList || isText ? [] : [path.join(".")];
    });
    // The languages of the site are a list that may be empty.
    expect(parts.length > 0).toBe(type !== "siteLanguages");
    for (const part of parts) {
      await lake.client().patch(type).unset([part]).commit();
      for (const [asked, render] of Object.entries(showing(type))) {
        const fault = await render().then(() => undefined, String);
        const said = `cannot be rendered: the published document "${type}" has no "${part}".`;
        expect.soft(fault ?? said, `${asked} without ${part}`).toContain(said);
      }
      await lake.client().createOrReplace(whole);
    }
  },
);
