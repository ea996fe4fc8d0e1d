import { expect, test } from "vitest";
import { lighthouseTable, readVisit } from "#scripts/measure/lighthouse-visits.ts";
import { percentile } from "#scripts/measure/percentile.ts";

type Report = Parameters<typeof readVisit>[0];

/** A visit with one audit that costs points, and one category in which nothing applies. */
function visit(performance: number) {
  const shared = { title: "", description: "", score: null, scoreDisplayMode: "numeric" } as const;
  const audit = (id: string, fields: object) => ({ [id]: { ...shared, id, ...fields } });
  const category = (
    id: string,
    score: number | null,
    ...auditRefs: { id: string; weight: number }[]
  ) => ({
    [id]: { id, title: id, score, auditRefs },
  });
  const items = [{ resourceType: "script", transferSize: 1024 }];
  const audits: Report["audits"] = {
    ...audit("largest-contentful-paint", { numericValue: 1800.5, score: 0.7 }),
    ...audit("total-blocking-time", { numericValue: 66 }),
    ...audit("cumulative-layout-shift", { numericValue: 0.01, score: 0.5 }),
    ...audit("resource-summary", { details: { type: "table", headings: [], items } }),
  };
  const blamed = { id: "largest-contentful-paint", weight: 25 };
  const harmless = { id: "cumulative-layout-shift", weight: 0 };
  const categories: Report["categories"] = {
    ...category("performance", performance, blamed, harmless),
    ...category("agentic-browsing", null),
  };
  return readVisit({ categories, audits });
}

const [slow, quick] = [visit(0.874), visit(1)];

test("a page is missed where the median of its visits is under 100, with the audit to blame", () => {
  expect(lighthouseTable([{ path: "/", visits: [slow, quick, quick] }]).missed).toEqual([]);
  expect(lighthouseTable([{ path: "/", visits: [slow, quick, slow] }]).missed).toEqual([
    "/: performance 87 (performance: largest-contentful-paint)",
  ]);
  const known = [[9, 1, 5], [undefined, 7], []].map((values) => percentile(values));
  expect(known).toEqual([5, 7, undefined]);
  expect(percentile([4, 3, 2, 1], 95)).toBe(4);
});

test("the table has a line for each page, in the units of its heads", () => {
  const sizes = { HTML: 0, JavaScript: 1, CSS: 0, fonts: 0, images: 0, total: 0 };
  expect(lighthouseTable([{ path: "/", visits: [slow] }]).table).toEqual({
    "/": { performance: 87, "LCP s": 1.8, "TBT ms": 66, CLS: 0.01, ...sizes },
  });
});
