import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readableDay } from "#web/lib/readable-day.ts";
import { attributeOf, pageElements, withAttribute, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

const TAX = "/free-zones/tax-benefits";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What a page says of a figure at a moment: in its text, and in its evidence. */
async function read(path: string, id: string, moment: string) {
  vi.setSystemTime(moment);
  const elements = await pageElements(path);
  const shown = elements.find((element) => attributeOf(element, "data-figure") === id);
  const evidence = elements.find((element) => attributeOf(element, "data-evidence") === id);
  if (shown === undefined || evidence === undefined) throw new Error(`${path} shows no ${id}`);
  return { text: wordsIn(shown), evidence: wordsIn(evidence), element: evidence };
}

test("a figure turns to its next value at midnight in Dubai, with its own condition", async () => {
  const relief = (moment: string) => read(TAX, "figure-small-business-relief-state", moment);

  const before = await relief("2026-12-31T19:59:59Z");
  expect(before.text).toBe("is open");
  expect(before.evidence).toContain("For tax periods that end by 31 December 2026.");

  const after = await relief("2026-12-31T20:00:00Z");
  expect(after.text).toBe("has ended");
  expect(after.evidence).toContain("Tax periods that end after 31 December 2026 cannot use it.");
  expect(after.evidence).toContain("Ministerial Decision No. 73 of 2023");
  expect(after.evidence).not.toContain("Due to be checked again");
});

test("once its review day has passed, the evidence of a figure says so", async () => {
  const revenue = (moment: string) => read(TAX, "figure-small-business-relief-revenue", moment);
  const overdue = `Due to be checked again since ${readableDay("2026-12-31")}.`;
  expect((await revenue("2026-12-31T19:59:59Z")).evidence).not.toContain(overdue);
  const { evidence, element } = await revenue("2026-12-31T20:00:00Z");
  expect(evidence).toContain(overdue);
  const days = withAttribute(element, "datetime").map((time) => attributeOf(time, "datetime"));
  expect(days).toEqual(["2026-11-21", "2026-12-31"]);
});
