import { expect, test } from "vitest";
import { type JudgedPage, lighthouseTable } from "#scripts/measure/lighthouse-table.ts";

/** A page with one audit that costs points, and one category in which nothing applies. */
function judged(performance: number): JudgedPage {
  const shared = { title: "", description: "", score: null, scoreDisplayMode: "numeric" } as const;
  const audit = (id: string, fields: object) => ({ [id]: { ...shared, id, ...fields } });
  const category = (
    id: string,
    score: number | null,
    ...auditRefs: { id: string; weight: number }[]
  ) => ({
    [id]: { id, title: id, score, auditRefs },
  });
  const audits = {
    ...audit("largest-contentful-paint", { numericValue: 1800.52, score: 0.7 }),
    ...audit("total-blocking-time", { numericValue: 66 }),
    ...audit("cumulative-layout-shift", { numericValue: 0.0104, score: 0.5 }),
  };
  const blamed = { id: "largest-contentful-paint", weight: 25 };
  const harmless = { id: "cumulative-layout-shift", weight: 0 };
  const categories = {
    ...category("performance", performance, blamed, harmless),
    ...category("agentic-browsing", null),
  };
  return { path: "/", report: { categories, audits } };
}

test("a page is missed where a category is under 100, with the audit to blame", () => {
  expect(lighthouseTable([judged(1)]).missed).toEqual([]);
  const { missed, table } = lighthouseTable([judged(0.874)]);
  expect(missed).toEqual(["/: performance 87 (largest-contentful-paint)"]);
  expect(table).toEqual({
    "/": { performance: 87, "LCP ms": 1800.5, "TBT ms": 66, CLS: 0.01 },
  });
});
