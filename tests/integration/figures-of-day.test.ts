import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readableDay } from "#web/lib/readable-day.ts";
import { attributeOf, pageElements, withAttribute, wordsIn } from "./page-elements.ts";
import { withSeededLake } from "./seeded-lake.ts";

withSeededLake();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page at a moment: what it says of each figure, in its text and in its evidence. */
async function readAt(moment: string, path = "/free-zones/tax-benefits") {
  vi.setSystemTime(moment);
  const elements = await pageElements(path);
  return (id: string) => {
    const shown = elements.find((element) => attributeOf(element, "data-figure") === id);
    const evidence = elements.find((element) => attributeOf(element, "data-evidence") === id);
    if (shown === undefined || evidence === undefined) throw new Error(`The page shows no ${id}`);
    const days = withAttribute(evidence, "datetime").map((time) => attributeOf(time, "datetime"));
    return { text: wordsIn(shown), evidence: wordsIn(evidence), days };
  };
}

test("at midnight in Dubai a page turns: next values begin, and review days have passed", async () => {
  const before = await readAt("2026-12-31T19:59:59Z");
  const after = await readAt("2026-12-31T20:00:00Z");

  const relief = "figure-small-business-relief-state";
  expect(before(relief).text).toBe("is open");
  expect(before(relief).evidence).toContain("For tax periods that end by 31 December 2026.");
  expect(after(relief).text).toBe("has ended");
  expect(after(relief).evidence).toContain(
    "Tax periods that end after 31 December 2026 cannot use it.",
  );
  expect(after(relief).evidence).toContain("Ministerial Decision No. 73 of 2023");
  expect(after(relief).evidence).not.toContain("Due to be checked again");

  const revenue = "figure-small-business-relief-revenue";
  const overdue = `Due to be checked again since ${readableDay("2026-12-31")}.`;
  expect(before(revenue).evidence).not.toContain(overdue);
  expect(after(revenue).evidence).toContain(overdue);
  // The rates' day, the day of checking, and the day on which it is due again.
  expect(after(revenue).days).toEqual(["2026-05-08", "2026-11-21", "2026-12-31"]);
});

test.each([
  ["/advantages/progress", "figure-e-invoicing-large-start", "2027-01-01"],
  ["/services/real-estate", "figure-dubai-property-transfer-fee", "2027-11-21"],
])("%s says from the day after its review day on that %s is due again", async (path, id, day) => {
  const evidence = async (moment: string) => (await readAt(moment, path))(id).evidence;
  const overdue = `Due to be checked again since ${readableDay(day)}.`;
  // Midnight in Dubai is eight in the evening, by the clock of Greenwich.
  expect(await evidence(`${day}T19:59:59Z`)).not.toContain(overdue);
  expect(await evidence(`${day}T20:00:00Z`)).toContain(overdue);
});
