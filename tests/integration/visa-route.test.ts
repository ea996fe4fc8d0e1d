import { expect, test, vi } from "vitest";
import { figureDocuments } from "#scripts/seed/content/figures/index.ts";
import { visaRoute } from "#scripts/seed/content/tools/visa-route.ts";
import { readCarriedMessage } from "#web/forms/carried-message.ts";
import { attributeOf, byId, elementsIn, withAttribute, withTag, wordsIn } from "./page-elements.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, type Query } from "./tool-answers.ts";

const PATH = "/services/residency-visas";
const lake = withSeededLake();

const answers = {
  tool: "visa-route",
  livelihood: "employer",
  companions: "close",
  age: "56",
  property: "2,000,000",
  monthsAway: "7",
};

const answerTo = (query: Query, path = PATH) => answerOf(path, query);

/** The tables of the visitor's own result: one for each open route, then one of those closed. */
function ownTables(html: string): string[] {
  const [island] = withAttribute(byId(html, "tool"), "data-props");
  return island === undefined ? [] : withTag(island, "table").map((table) => wordsIn(table));
}

test("three worked examples stand in the page, the first in full, the others a link away", async () => {
  const html = await renderPage(PATH);
  const examples = withTag(byId(html, "tool"), "details");
  expect(
    examples.map((each) => wordsIn(each).match(/(Open: .*? visa(?=[A-Z])|None)/)?.[0]),
  ).toEqual(["Open: Work visa, Family visa", expect.anything(), "None"]);
  expect(wordsIn(examples[0] ?? byId(html, "tool"))).toContain("Your employer.");
  const links = examples.map((each) => withAttribute(each, "href")[0]);
  const [, couple, designer] = await Promise.all(
    links.map((link) => {
      const { searchParams } = new URL((link && attributeOf(link, "href")) ?? "", "http://site");
      return answerTo(Object.fromEntries(searchParams));
    }),
  );
  expect(ownTables(couple ?? "").map((table) => table.match(/^\w+ (visa|for)/)?.[0])).toEqual([
    "Golden visa",
    "Family visa",
    "Retirement visa",
    "Closed for",
  ]);
  expect(ownTables(designer ?? "")).toHaveLength(1);
  expect(textOf(designer ?? "")).toContain("None of the six routes is open yet.");
});

test("before it is asked the form is empty, and there is no result", async () => {
  const html = await renderPage(PATH);
  expect(ownTables(html)).toEqual([]);
  expect(attributeOf(byId(html, "tool-age"), "value")).toBeUndefined();
  expect(attributeOf(byId(html, "tool-property"), "value")).toBeUndefined();
});

test("an open route says how long, by whom, until when and with which papers; a closed one why", async () => {
  const html = await answerTo(answers);
  const [work, golden, family, retirement, closed, ...others] = ownTables(html);
  expect(others).toEqual([]);
  expect(work).toMatch(/^Work visa ?Open because an employer in the UAE sponsors you\./);
  expect(work).toMatch(/How long2 years, renewed while you keep the job\./);
  expect(work).toMatch(/SponsorYour employer\./);
  expect(work).toMatch(/What ends it.*Also more than 180 days abroad in a row: split your time/);
  expect(work).toMatch(/PapersPassport, job offer or contract/);
  expect(golden).toContain("Open because your property reaches AED 2,000,000.");
  expect(golden).toContain("Up to 10 years");
  expect(golden).toContain("Not 180 days abroad in a row");
  expect(family).toContain("Open to your spouse and children once your own card is issued.");
  expect(retirement).toContain("Open from the age of 55, if");
  expect(closed).toMatch(/Investor visaClosed because you hold no company there, unless/);
  expect(closed).toMatch(/Freelancer visaClosed because .* unless/);
  expect(textOf(html)).toContain("Open: Work visa, Golden visa, Family visa, Retirement visa");
  expect(textOf(html)).toContain("Whether an exception covers your time abroad");
  expect(attributeOf(byId(html, "tool-property"), "value")).toBe("2,000,000");
});

test("every figure that an answer shows is of the tool's document, has its value and its evidence", async () => {
  const figureOf = new Map(
    visaRoute.rows.flatMap((row) =>
      row._type === "toolFigure" ? [[row.figure._ref, row.name]] : [],
    ),
  );
  const seen = new Set<string>();
  const everybody = ["employer", "company", "freelance", "savings"];
  for (const livelihood of everybody) {
    const html = await answerTo({ ...answers, livelihood });
    const shown = withAttribute(byId(html, "tool"), "data-figure");
    const evidence = new Set(elementsIn(html).map((each) => attributeOf(each, "data-evidence")));
    for (const each of shown) {
      const id = attributeOf(each, "data-figure") ?? "";
      expect(figureOf.has(id), id).toBe(true);
      expect(evidence).toContain(id);
      expect(wordsIn(each)).toContain(figureDocuments.find(({ _id }) => _id === id)?.value);
      seen.add(figureOf.get(id) ?? "");
    }
  }
  expect([...seen].sort()).toEqual([...figureOf.values()].sort());
});

test("the result can be taken to the call as a readable text", async () => {
  const html = await answerTo({ ...answers, property: "", age: "40" });
  const link = withAttribute(byId(html, "tool"), "href").find((each) =>
    attributeOf(each, "href")?.startsWith("/contact#tool="),
  );
  const message = readCarriedMessage(
    attributeOf(link ?? byId(html, "tool"), "href")?.slice("/contact".length) ?? "",
  );
  expect(message?.split("\n")).toEqual([
    "What will you live on? A job with an employer in the UAE",
    "Whom do you bring? Spouse or children",
    "How old are you? 40",
    "How many months a year will you be abroad? 7",
    "Open: Work visa, Family visa",
    "Closed for now: Investor visa, Golden visa, Freelancer visa, Retirement visa",
    expect.stringMatching(/\/services\/residency-visas\?tool=visa-route&livelihood=employer&/),
  ]);
});

test("a wrong answer gets its sentence at its field, and the page no number that is none", async () => {
  const html = await answerTo({
    tool: "visa-route",
    livelihood: "<script>",
    companions: "nobody",
    age: "1900-01-01",
    property: "-5",
    monthsAway: "99999999999999999",
  });
  for (const [name, sentence] of [
    ["livelihood", "Choose one of the answers in the list."],
    ["age", "Enter your age as an adult, in whole years."],
    ["property", "Enter an amount without a minus. For no property leave it empty."],
    ["monthsAway", "Enter a number of months from zero to twelve."],
  ] as const) {
    const control = byId(html, `tool-${name}`);
    expect(attributeOf(control, "aria-invalid")).toBe("true");
    expect(attributeOf(control, "aria-describedby")).toContain(`tool-${name}-error`);
    expect(wordsIn(byId(html, `tool-${name}-error`))).toBe(sentence);
  }
  expect(attributeOf(byId(html, "tool-companions"), "aria-invalid")).toBe("false");
  expect(ownTables(html)).toEqual([]);
  expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity/);
});

test("a service without the tool shows its page, whatever it is asked", async () => {
  const html = await answerTo(answers, "/services/education");
  expect(html).not.toContain('id="tool"');
});

test("a service that there is not is not found, asked or not", async () => {
  await expect(answerTo(answers, "/services/nowhere")).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK");
});

test("an editor who changes a threshold changes the result", async () => {
  await lake.client().patch("figure-golden-visa-property").set({ value: "3,000,000" }).commit();
  const closed = ownTables(await answerTo(answers)).at(-1);
  expect(closed).toContain("Closed because your property is worth less than AED 3,000,000");
});

test("without a number in a figure of its rules the page does without the tool, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await lake
    .client()
    .patch("figure-retirement-visa-age")
    .set({ value: "to be confirmed" })
    .commit();
  expect(await renderPage(PATH)).not.toContain('id="tool"');
  expect(warn.mock.calls.flat().join()).toContain("shows no visa route");
});
