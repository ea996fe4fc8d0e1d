import { expect, test, vi } from "vitest";
import { attributeOf, byId, elementsIn, withAttribute, withTag, wordsIn } from "./page-elements.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, answerProps, type Query } from "./tool-answers.ts";

const PATH = "/free-zones/tax-benefits";
const lake = withSeededLake();

const answers = {
  tool: "tax-estimate",
  revenue: "10,000,000",
  profit: "500,000",
  currency: "AED",
  share: "0",
  periodEnd: "2027-12-31",
};

const answerTo = (query: Query) => answerOf(PATH, query);

const examplesIn = (html: string) => withTag(byId(html, "tool"), "details");

test("three worked examples stand in the page, each with both taxes and every line, and open by a link", async () => {
  const examples = examplesIn(await renderPage(PATH));
  const words = examples.map((each) => wordsIn(each));
  expect(words.map((each) => each.match(/Mainland AED [\d,]+, Free zone AED [\d,]+/)?.[0])).toEqual(
    [
      "Mainland AED 277,234, Free zone AED 277,234",
      "Mainland AED 0, Free zone AED 0",
      "Mainland AED 462,038, Free zone AED 0",
    ],
  );
  const lines = [
    ["the zero rate is lost", "(EUR 64,186)"],
    ["Small Business Relief, if you choose it"],
    ["so all of the profit is taxed at 0%", "US dollar (USD): AED 3.6725"],
  ];
  for (const [index, each] of examples.entries()) {
    const [link] = withAttribute(each, "href");
    const { searchParams } = new URL((link && attributeOf(link, "href")) ?? "", "http://site");
    const opened = wordsIn(byId(await answerTo(Object.fromEntries(searchParams)), "tool"));
    for (const line of lines[index] ?? []) {
      expect(words[index]).toContain(line);
      expect(opened).toContain(line);
    }
  }
});

test("before it is asked, the form is empty but for the end of the year", async () => {
  const html = await renderPage(PATH);
  const values = withAttribute(byId(html, "tool"), "value").map((each) => [
    attributeOf(each, "name"),
    attributeOf(each, "value"),
  ]);
  expect(values).toContainEqual(["tool", "tax-estimate"]);
  expect(values).toContainEqual(["periodEnd", expect.stringMatching(/^\d{4}-12-31$/)]);
  expect(values).not.toContainEqual(["revenue", expect.anything()]);
  expect(wordsIn(byId(html, "tool"))).not.toContain("Your estimate");
});

test("an asked page answers, with what was entered still in its form", async () => {
  const html = await answerTo(answers);
  expect(wordsIn(byId(html, "tool"))).toContain("Your estimate");
  expect(textOf(html)).toContain("Mainland: AED\u00a011,250. Free zone: AED\u00a011,250.");
  expect(attributeOf(byId(html, "tool-revenue"), "value")).toBe("10,000,000");
  expect(attributeOf(byId(html, "tool-periodEnd"), "value")).toBe("2027-12-31");
});

test("the result can be taken to the call as a readable text", async () => {
  const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
  const html = await answerTo(answers);
  const link = withAttribute(byId(html, "tool"), "href").find((each) =>
    attributeOf(each, "href")?.startsWith("/contact#tool="),
  );
  const message = readCarriedMessage(
    attributeOf(link ?? byId(html, "tool"), "href")?.slice(8) ?? "",
  );
  expect(message?.split("\n")).toEqual([
    "Revenue of the tax period: 10,000,000",
    "Taxable profit of the tax period: 500,000",
    "Currency of these amounts: UAE dirham (AED)",
    "Share of revenue that qualifies in a free zone, per cent: 0",
    "Last day of the tax period: 2027-12-31",
    "Corporate tax, Mainland: AED\u00a011,250",
    "Corporate tax, Free zone: AED\u00a011,250",
    expect.stringMatching(/\/free-zones\/tax-benefits\?tool=tax-estimate&revenue=10%2C000%2C000&/),
  ]);
});

test("a wrong answer gets its sentence at its field, and the page no number that is none", async () => {
  const html = await answerTo({
    ...answers,
    profit: "a lot",
    share: "-3",
    periodEnd: "1900-01-01",
  });
  for (const [name, sentence] of [
    ["profit", "Enter an amount in figures, without letters."],
    ["share", "Enter a share from zero to a hundred."],
    ["periodEnd", "Corporate tax began in 2023. Enter a later day."],
  ] as const) {
    const control = byId(html, `tool-${name}`);
    expect(attributeOf(control, "aria-invalid")).toBe("true");
    expect(attributeOf(control, "aria-describedby")).toContain(`tool-${name}-error`);
    expect(wordsIn(byId(html, `tool-${name}-error`))).toBe(sentence);
  }
  expect(attributeOf(byId(html, "tool-revenue"), "aria-invalid")).toBe("false");
  expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity/);
  expect(wordsIn(byId(html, "tool"))).not.toContain("Your estimate");
});

test.each([
  ["an answer to no question", { ...answers, colour: "blue" }],
  ["the same answer twice", { ...answers, revenue: ["1", "2"] }],
  ["markup", { ...answers, revenue: "<script>alert(1)</script>" }],
  ["nothing but the tool", { tool: "tax-estimate" }],
])("an address with %s gets a page", async (_, query) => {
  const html = await answerTo(query);
  expect(html).not.toContain("<script>alert");
  expect(textOf(html)).not.toMatch(/NaN|undefined/);
});

test.each([
  ["a tool that there is not", "horoscope"],
  ["two tools", ["tax-estimate", "tax-estimate"]],
])("an address with %s leads to the page", async (_, tool) => {
  await expect(answerTo({ ...answers, tool })).rejects.toThrow("NEXT_REDIRECT");
});

test("search engines are sent to the page, not to its answers", async () => {
  const { generateMetadata } = await import("#web/app/answers/[...page]/page.tsx");
  expect(await generateMetadata(answerProps(PATH, answers))).toMatchObject({
    robots: "noindex, follow",
    alternates: { canonical: expect.stringMatching(/\/free-zones\/tax-benefits$/) },
  });
});

test("every figure that an answer shows has its evidence on the page", async () => {
  for (const profit of ["500,000", "1"]) {
    const html = await answerTo({ ...answers, profit, currency: "EUR" });
    const shown = withAttribute(byId(html, "tool"), "data-figure");
    const evidence = new Set(elementsIn(html).map((each) => attributeOf(each, "data-evidence")));
    expect(shown.length).toBeGreaterThan(10);
    for (const each of shown) expect(evidence).toContain(attributeOf(each, "data-figure"));
  }
});

test("an editor who changes a rate changes the estimate", async () => {
  await lake.client().patch("figure-corporate-tax-rate").set({ value: "10" }).commit();
  expect(textOf(await answerTo(answers))).toContain("Mainland: AED\u00a012,500.");
  expect(wordsIn(examplesIn(await renderPage(PATH))[2] ?? byId("", "tool"))).toContain(
    "AED 513,375",
  );
});

test("without a number in a figure of its rules the page does without the tool, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await lake.client().patch("figure-corporate-tax-band").set({ value: "to be confirmed" }).commit();
  const html = await answerTo(answers);
  expect(html).toContain("Free zone and mainland");
  expect(elementsIn(html).some((each) => attributeOf(each, "id") === "tool")).toBe(false);
  expect(warn.mock.calls.flat().join()).toContain("shows no tax estimate");
});

test("a question that cannot be answered leads to the page, which is ready", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await lake.client().delete("siteSettings");
  await expect(answerTo(answers)).rejects.toThrow("NEXT_REDIRECT");
  expect(warn.mock.calls.flat().join()).toContain("could not be rendered with an answer");
});
