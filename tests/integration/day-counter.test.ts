import { expect, test, vi } from "vitest";
import { attributeOf, byId, elementsIn, withAttribute, withTag, wordsIn } from "./page-elements.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { answerOf, type Query } from "./tool-answers.ts";

const PATH = "/services/tax-residency";
const lake = withSeededLake();

/** Figures of the rules, as documents. */
const FIGURES = [
  "figure-tax-residency-days",
  "figure-tax-residency-days-with-ties",
  "figure-residency-absence-limit",
];

const stays = {
  tool: "day-counter",
  arrival: ["2026-01-10", "", "2026-09-14"],
  departure: ["2026-02-20", "", "2026-10-31"],
};

const answerTo = (query: Query, path = PATH) => answerOf(path, query);

/** The ids of the figures with marks in the tool. */
const shownIn = (html: string) =>
  withAttribute(byId(html, "tool"), "data-figure").map((each) => attributeOf(each, "data-figure"));

test("the page has the empty form, says what becomes of the dates, and works three examples out", async () => {
  const html = await renderPage(PATH);
  const tool = byId(html, "tool");
  const dates = withAttribute(tool, "type").filter((each) => attributeOf(each, "type") === "date");
  expect(dates).toHaveLength(16);
  expect(dates.filter((each) => attributeOf(each, "value"))).toEqual([]);
  expect(wordsIn(tool)).toContain("your dates are not sent, not stored");
  expect(wordsIn(tool)).not.toContain("Take it to the call");
  const examples = withTag(tool, "details").slice(1);
  const [first, acrossYears, winters, ...others] = examples.map((each) => wordsIn(each));
  expect(others).toEqual([]);
  expect(first).toContain("Three stays in the first yearMost days within twelve months: 120");
  expect(first).toContain("Most days within twelve months120");
  expect(first).toContain("Met on1 October 2026");
  expect(first).toContain("Days still missing63");
  expect(first).toContain("30 April 2026 – 14 September 2026");
  // 111 and 75 days, of which neither year of the calendar has 183.
  expect(acrossYears).toContain("Most days within twelve months: 186");
  expect(acrossYears).toContain("186 / 183");
  expect(acrossYears).toContain("Met on22 March 2027");
  // 75 and 44 days, and 227 between them.
  expect(winters).toContain("119 / 90");
  expect(winters).toContain("227 / 180");
  expect(winters).toContain("Longer than 180 days: most residence visas lapse");
});

test("an asked page answers, cites every figure of its rules, and keeps the stays in its form", async () => {
  const html = await answerTo(stays);
  const words = wordsIn(byId(html, "tool"));
  expect(words).toContain("Your days");
  // 42 days from 10 January, 48 from 14 September.
  expect(words).toContain(
    "Most days within twelve months: 90; These twelve months: 10 January 2026",
  );
  expect(words).toContain("Met on: 31 October 2026.");
  expect(words).toContain("Longest absence between two stays, in days: 206");
  expect(words).toContain("Longer than 180 days: most residence visas lapse");
  expect(attributeOf(byId(html, "tool-arrival-1"), "value")).toBe("2026-01-10");
  expect(attributeOf(byId(html, "tool-departure-3"), "value")).toBe("2026-10-31");
  const evidence = new Set(elementsIn(html).map((each) => attributeOf(each, "data-evidence")));
  expect(shownIn(html)).toEqual(expect.arrayContaining(FIGURES));
  for (const figure of FIGURES) expect(evidence).toContain(figure);
});

test("the counts stand against what the documents say, and follow an editor who changes them", async () => {
  const values = await lake
    .client()
    .fetch<string[]>("*[_id in $ids] | order(_id).value", { ids: FIGURES });
  expect([...values].sort()).toEqual(["180", "183", "90"]);
  await lake.client().patch("figure-tax-residency-days").set({ value: "60" }).commit();
  const words = wordsIn(byId(await answerTo(stays), "tool"));
  expect(words).toContain("The test of 60 days");
  expect(words).toContain("90 / 60");
  expect(words).toContain("Met on: 1 October 2026.");
});

test("more rows than the form has at first come with an answer that fills them", async () => {
  const days = Array.from({ length: 11 }, (_, index) => `2026-03-${index + 10}`);
  const html = await answerTo({ tool: "day-counter", arrival: days.join(), departure: days });
  expect(attributeOf(byId(html, "tool-arrival-11"), "value")).toBe("2026-03-20");
  expect(wordsIn(byId(html, "tool"))).toContain("Most days within twelve months11");
});

test("the result can be taken to the call, and its address opens it again", async () => {
  const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
  const links = withAttribute(byId(await answerTo(stays), "tool"), "href").map(
    (each) => attributeOf(each, "href") ?? "",
  );
  const carried = links.find((href) => href.startsWith("/contact#"))?.replace("/contact", "");
  const lines = readCarriedMessage(carried ?? "")?.split("\n") ?? [];
  expect(lines.slice(0, 2)).toEqual([
    "Stay 1: 2026-01-10 – 2026-02-20",
    "Stay 2: 2026-09-14 – 2026-10-31",
  ]);
  expect(lines[2]).toBe(
    "Presence in the UAE. Most days within twelve months: 90; These twelve months: 10 January 2026 – 9 January 2027.",
  );
  const address = new URL(lines.at(-1) ?? "");
  expect(links).toContain(`${PATH}${address.search}#tool`);
  const again = await answerTo(Object.fromEntries(address.searchParams));
  expect(wordsIn(byId(again, "tool"))).toContain("Most days within twelve months90");
});

test("as many stays as fit leave their message whole", async () => {
  const { readCarriedMessage } = await import("#web/forms/carried-message.ts");
  const days = Array.from({ length: 20 }, (_, index) => `2026-03-${index + 10}`).join();
  const html = await answerTo({ tool: "day-counter", arrival: days, departure: days });
  const carried = withAttribute(byId(html, "tool"), "href")
    .map((each) => attributeOf(each, "href") ?? "")
    .find((href) => href.startsWith("/contact#"));
  const message = readCarriedMessage(carried?.replace("/contact", "") ?? "");
  expect(message?.split("\n").at(-1)).toMatch(/2026-03-29$/);
});

test("a wrong answer gets its sentence at its field, and the page no number that is none", async () => {
  const html = await answerTo({
    tool: "day-counter",
    arrival: ["1900-01-01", "2026-05-01", "soon", "2026-05-05"],
    departure: ["2026-01-01", "2026-05-09", "2026-06-01", "2026-05-06"],
  });
  for (const [id, sentence] of [
    ["tool-arrival-1", "Enter a day of this century."],
    ["tool-arrival-3", "Enter a day of the calendar."],
    ["tool-arrival-4", "This stay begins before an earlier one ends. Check both."],
  ] as const) {
    const control = byId(html, id);
    expect(attributeOf(control, "aria-invalid")).toBe("true");
    expect(attributeOf(control, "aria-describedby")).toContain(`${id}-error`);
    expect(wordsIn(byId(html, `${id}-error`))).toBe(sentence);
  }
  expect(attributeOf(byId(html, "tool-arrival-2"), "aria-invalid")).toBe("false");
  expect(textOf(html)).not.toMatch(/NaN|undefined|Infinity|Invalid/);
  expect(wordsIn(byId(html, "tool"))).not.toContain("Take it to the call");
});

test.each([
  ["markup", { arrival: "<script>alert(1)</script>", departure: "2026-01-01" }],
  ["nothing but the tool", {}],
  ["an answer to no question", { ...stays, colour: "blue" }],
])("an address with %s gets a page", async (_, query) => {
  const html = await answerTo({ tool: "day-counter", ...query });
  expect(html).not.toContain("<script>alert");
  expect(textOf(html)).not.toMatch(/NaN|undefined/);
});

test("a service without a tool gets its page, whatever it is asked", async () => {
  const html = await answerTo(stays, "/services/licensing");
  expect(elementsIn(html).some((each) => attributeOf(each, "id") === "tool")).toBe(false);
});

test("without a number in a figure of its rules the page does without the tool, and says so", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  await lake
    .client()
    .patch("figure-residency-absence-limit")
    .set({ value: "to be confirmed" })
    .commit();
  const html = await answerTo(stays);
  expect(elementsIn(html).some((each) => attributeOf(each, "id") === "tool")).toBe(false);
  expect(warn.mock.calls.flat().join()).toContain("shows no day counter");
});
