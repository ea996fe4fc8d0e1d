import { expect, test } from "vitest";
import { lighthouseTable, readVisit } from "#scripts/measure/lighthouse-visits.ts";
import { median } from "#scripts/measure/median.ts";

/** A report with one audit that costs points, and one category in which nothing applies. */
function report(performance: number): Parameters<typeof readVisit>[0] {
  const base = { title: "", description: "", score: null, scoreDisplayMode: "numeric" } as const;
  const category = (id: string, score: number | null, audits: [string, number][]) => ({
    [id]: {
      id,
      title: id,
      score,
      auditRefs: audits.map(([name, weight]) => ({ id: name, weight })),
    },
  });
  return {
    categories: {
      ...category("performance", performance, [
        ["largest-contentful-paint", 25],
        ["cumulative-layout-shift", 0],
      ]),
      ...category("agentic-browsing", null, []),
    },
    audits: {
      "largest-contentful-paint": { ...base, id: "lcp", numericValue: 1800.5, score: 0.7 },
      "total-blocking-time": { ...base, id: "tbt", numericValue: 66 },
      "cumulative-layout-shift": { ...base, id: "cls", numericValue: 0.01, score: 0.5 },
      "resource-summary": {
        ...base,
        id: "resources",
        details: {
          type: "table",
          headings: [],
          items: [{ resourceType: "script", transferSize: 1024 }],
        },
      },
    },
  };
}

test("a page is missed where the median of its visits is under 100, with the audit to blame", () => {
  const [slow, quick] = [readVisit(report(0.874)), readVisit(report(1))];
  expect(lighthouseTable([{ path: "/", visits: [slow, quick, quick] }]).missed).toEqual([]);
  expect(lighthouseTable([{ path: "/", visits: [slow, quick, slow] }]).missed).toEqual([
    "/: performance 87 (performance: largest-contentful-paint)",
  ]);
});

test("the table has a line for each page, in the units of its heads", () => {
  const visits = [readVisit(report(0.874))];
  const [head, line] = lighthouseTable([{ path: "/", visits }]).table.split("\n");
  expect(head?.trim().split(/\s{2,}/)).toEqual([
    ...["page", "performance", "LCP s", "TBT ms", "CLS"],
    ...["HTML", "JavaScript", "CSS", "fonts", "images", "total"],
  ]);
  expect(line?.trim().split(/\s{2,}/)).toEqual([
    ...["/", "87", "1.8", "66.0", "0.010"],
    ...["0.0", "1.0", "0.0", "0.0", "0.0", "0.0"],
  ]);
});

test("a median is the middle, or between the two in the middle", () => {
  expect([median([9, 1, 5]), median([1, 3]), median([undefined, 7]), median([])]).toEqual([
    5,
    2,
    7,
    undefined,
  ]);
});
