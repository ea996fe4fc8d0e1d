import { expect, onTestFinished, test } from "vitest";
import { routes } from "#tests/e2e/support/routes.ts";
import { all, documentOf, valuesOf } from "./page-elements.ts";
import { currentReader, editorsReader, renderFrame, renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { askedBy, calendarOf, queryOf } from "./tool-answers.ts";

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

/** Signs that nobody sees, with some text around each. */
const signsIn = (text: string) => text.match(/.{0,30}[\p{Cf}\u{E0001}-\u{E007F}].{0,30}/gu) ?? [];

test.each(TAKEN)(
  "with %s missing, no page, result or address holds an invisible sign",
  async (_, taken) => {
    await takeRows(taken);
    const reader = await currentReader("sv");
    const found: string[] = signsIn(await renderFrame({ reader }));
    for (const path of routes) {
      const html = await renderPage(path, { reader });
      const page = documentOf(html);
      found.push(...signsIn(html).map((sign) => `${path}: ${sign}`));
      // A link to the contact form carries an answer, and addresses carry what code has encoded.
      for (const address of [...valuesOf(page, "href"), ...valuesOf(page, "action")]) {
        found.push(...signsIn(decodeURIComponent(address)).map((sign) => `${path} ${sign}`));
      }
      for (const address of valuesOf(page, "data-props-at")) {
        const asked = askedBy(queryOf(address.split("?")[1] ?? ""));
        const answer = await renderPage(path, { reader, asked });
        const links = valuesOf(documentOf(answer), "href").map(decodeURIComponent);
        found.push(...[answer, ...links].flatMap(signsIn).map((sign) => `${path} result: ${sign}`));
      }
    }
    expect(found).toEqual([]);
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
  "with %s missing, the calendar file of a result holds no invisible sign",
  async (_, taken) => {
    await takeRows(taken);
    const answered =
      "tool=company-duties&issued=2027-01-20&company=mainland&revenue=1,200,000&customers=companies&visas=employees&periodEnd=12&end=1";
    const file = await calendarOf(`/api/calendar/sv/services/business-registration?${answered}`);
    expect(file.status).toBe(200);
    expect(signsIn((await file.text()).replaceAll("\r\n ", ""))).toEqual([]);
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
