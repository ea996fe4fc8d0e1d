// @module-tag thorough
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { NextApiHandler } from "next";
import { type ComponentType, createElement } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { languageOf, pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import { isToolKind, toolList } from "#schemas/tools/list.ts";
import { routes, routesWithIslands } from "#tests/e2e/support/routes.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { LanguageProvider } from "#web/components/language-context.ts";
import { all, documentOf, valuesOf } from "./page-elements.ts";
import {
  currentReader,
  editorsReader,
  htmlOf,
  pageDataAt,
  renderFrame,
  renderPage,
} from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { askedBy, calendarOf, queryOf, serveRoute } from "./tool-answers.ts";

const { client } = withSeededLake();

type Translation = { _id: string; _type: string; rows: { _key: string }[] };

/** Takes rows of each Swedish translation away until the test ends. */
async function takeRows(isTaken: (row: { _key: string }, place: number) => boolean) {
  const query = `*[_type == "translation" && language == "sv" && count(rows) > 0]`;
  const before = await client().fetch<Translation[]>(query);
  const replace = (documents: readonly Translation[]) =>
    documents
      .reduce((change, each) => change.createOrReplace(each), client().transaction())
      .commit();
  onTestFinished(async () => void (await replace(before)));
  await replace(
    before.map((each) => ({
      ...each,
      rows: each.rows.filter((row, place) => !isTaken(row, place)),
    })),
  );
}

/** What is taken of each translation. Pages are English without any, and mixed with every second. */
const TAKEN = [
  ["every row", () => true],
  ["the first row", (_row: unknown, place: number) => place === 0],
  ["every second row", (_row: unknown, place: number) => place % 2 === 0],
] as const;

const INVISIBLE = /[\p{Cf}\u{E0001}-\u{E007F}]/gu;

/** Signs that nobody sees, with some text around each. */
const signsIn = (text: string) =>
  [...text.matchAll(INVISIBLE)].map(({ index }) => text.slice(Math.max(0, index - 30), index + 30));

test.each(TAKEN)(
  "with %s missing, no page, result or address holds an invisible sign",
  async (_, taken) => {
    await takeRows(taken);
    const reader = await currentReader("sv");
    const found: string[] = signsIn(await renderFrame({ reader }));
    for (const path of routes) {
      const html = await renderPage(path, { reader });
      found.push(...signsIn(html).map((sign) => `${path}: ${sign}`));
      // A link to the contact form carries an answer, and addresses carry what code has encoded.
      for (const [, address = ""] of html.matchAll(/ (?:href|action)="([^"]*)"/g)) {
        found.push(...signsIn(decodeURIComponent(address)).map((sign) => `${path} ${sign}`));
      }
      // To parse a page takes as long as to render it, and few pages have a tool.
      const hasTool = html.includes("data-props-at");
      for (const address of hasTool ? valuesOf(documentOf(html), "data-props-at") : []) {
        const asked = askedBy(queryOf(address.split("?")[1] ?? ""));
        const answer = await renderPage(path, { reader, asked });
        const links = valuesOf(documentOf(answer), "href").map(decodeURIComponent);
        found.push(...[answer, ...links].flatMap(signsIn).map((sign) => `${path} result: ${sign}`));
      }
    }
    expect(found).toEqual([]);
  },
);

/** The Swedish site, which the API routes of tools ask for its pages and their data. */
async function startSwedishSite() {
  const reader = await currentReader("sv");
  const site = createServer(async ({ url = "" }, response) => {
    const data = /^\/_next\/data\/build\/sv(?<path>\/.*)?\.json$/.exec(url);
    const path = data ? (data.groups?.path ?? "/") : splitLanguage(url).path;
    response.setHeader("etag", `"${randomUUID()}"`);
    if (data) response.end(await pageDataAt(path, reader));
    else
      response.end(`<html><head></head><body>${await renderPage(path, { reader })}</body></html>`);
  });
  vi.stubEnv("PORT", new URL(await listenDuringTest(site)).port);
  onTestFinished(() => void vi.unstubAllEnvs());
  return reader;
}

test.each(TAKEN)(
  "with %s missing, no form in a browser, and nothing that its scripts fetch, holds an invisible sign",
  async (_, taken) => {
    await takeRows(taken);
    const reader = await startSwedishSite();
    const [{ default: toolProps }, { default: tools }] = await Promise.all([
      import("#web/pages/api/tool-props/[...page].ts"),
      import("#web/pages/api/tools/[...page].ts"),
    ]);
    const propsAt = await serveRoute(toolProps);
    const answersAt = await serveRoute(tools);
    const found: string[] = [];
    const seen = new Set<string>();
    for (const path of routesWithIslands) {
      const page = documentOf(await renderPage(path, { reader }));
      for (const island of all(page, "[data-hydrates]")) {
        const address = island.getAttribute("data-props-at");
        const kind = queryOf(address?.split("?")[1] ?? "").tool;
        const props =
          address === null
            ? island.getAttribute("data-props")
            : await (await fetch(propsAt + address)).text();
        found.push(...signsIn(props ?? "").map((sign) => `${path} ${kind} props: ${sign}`));
        if (!isToolKind(kind)) continue;
        seen.add(kind);
        const { Form }: { Form: ComponentType<object> } = await import(
          `../../web/tools/${kind}/${kind}.island.tsx`
        );
        const form = createElement(Form, JSON.parse(props ?? ""));
        const language = languageOf("sv");
        const html = await htmlOf(createElement(LanguageProvider, { value: language }, form));
        const asked = `/api/tools${pathIn("sv", path)}?tool=${kind}&end=1`;
        const answer = await (await fetch(answersAt + asked)).text();
        expect(answer, "the form without a script").toContain("<form");
        found.push(...[html, answer].flatMap(signsIn).map((sign) => `${path} ${kind}: ${sign}`));
      }
    }
    expect(found).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(toolList).sort());
  },
);

test("each English paragraph of a Swedish page says that it is English", async () => {
  await takeRows(() => true);
  const reader = await currentReader("sv");
  for (const path of ["/", "/services/tax-residency", "/cookie-policy"]) {
    const english = new Set(paragraphsOf(await renderPage(path)).map(([text]) => text));
    const swedish = paragraphsOf(await renderPage(path, { reader }));
    const untold = swedish.filter(([text, isTold]) => english.has(text) && !isTold);
    expect(untold.map(([text]) => text)).toEqual([]);
    expect(swedish.length).toBeGreaterThan(5);
  }
});

/** The texts of paragraphs in prose, each with whether it says its language. */
function paragraphsOf(html: string): [text: string, isTold: boolean][] {
  return all(documentOf(html), "main p, p").flatMap((element): [string, boolean][] => {
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    const texts: [string, boolean][] = [];
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      const text = nodeValue?.trim() ?? "";
      const isTold = parentElement?.closest("[lang=en], [translate=no]") !== null;
      if (/\p{L}{2}.* \p{L}{2}/u.test(text)) texts.push([text, isTold]);
    }
    return texts;
  });
}

test.each(TAKEN)(
  "with %s missing, no calendar file, feed or list of figures holds an invisible sign",
  async (_, taken) => {
    await takeRows(taken);
    await startSwedishSite();
    const answered = wholeLink(
      "tool=company-duties&issued=2027-01-20&company=mainland&revenue=1,200,000&customers=companies&visas=employees&periodEnd=12",
    );
    const calendar = () =>
      calendarOf(`/api/calendar/sv/services/business-registration?${answered}`);
    const [feed, figures, sources] = await Promise.all([
      import("#web/pages/api/figures.xml.ts"),
      import("#web/pages/api/figures.json.ts"),
      import("#web/pages/api/figure-sources/[language].ts"),
    ]);
    const lists = [feed, figures, sources].map(({ default: handler }) => async () => {
      const inSwedish: NextApiHandler = (request, response) => {
        Object.assign(request.query, { language: "sv" });
        return handler(request, response);
      };
      return fetch(await serveRoute(inSwedish));
    });
    // One after the other, because each waits for a page that this process renders.
    for (const get of [calendar, ...lists]) {
      const file = await get();
      expect(file.status, file.url).toBe(200);
      const text = (await file.text()).replaceAll("\r\n ", "");
      expect(text.length).toBeGreaterThan(1_000);
      expect(signsIn(text), file.url).toEqual([]);
    }
  },
);

test("the title of a preview holds no invisible sign, also where no page is", async () => {
  const { fetchNotFoundData, fetchScreenData } = await import("#web/page/frame-data.ts");
  const reader = await editorsReader();
  const { head, notFound } = await fetchNotFoundData(reader);
  const offline = await fetchScreenData(reader, "offlineScreen");
  expect(signsIn(notFound.heading), "the preview marks the heading").not.toEqual([]);
  expect([head.title, offline.head.title].flatMap(signsIn)).toEqual([]);
});
