import type { Result } from "lighthouse";
import { describe, expect, test } from "vitest";
import { lighthouseTable, shortfalls } from "#scripts/measure/lighthouse-table.ts";
import { readVisit, type Visit } from "#scripts/measure/lighthouse-visit.ts";
import { median } from "#scripts/measure/median.ts";

const perfect: Visit = {
  scores: { performance: 100, accessibility: 100, "best practices": 100, SEO: 100, agentic: 100 },
  paint: 1234,
  blocking: 0,
  shift: 0,
  bytes: { HTML: 10_240, JavaScript: 1024, CSS: 2048, fonts: 0, images: 0, total: 13_312 },
  failing: [],
};

const audit = (id: string, values: Partial<Result["audits"][string]>): Result["audits"] => ({
  [id]: { id, title: id, description: id, score: null, scoreDisplayMode: "numeric", ...values },
});

/** @param weights of its audits, by their names */
const category = (
  id: string,
  score: number | null,
  weights: Record<string, number>,
): Result["categories"] => {
  const auditRefs = Object.entries(weights).map(([id, weight]) => ({ id, weight }));
  return { [id]: { id, title: id, score, auditRefs } };
};

describe("a median", () => {
  test("is the middle, or between the two in the middle", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 3])).toBe(2);
    expect(median([undefined, 7, undefined])).toBe(7);
    expect(median([undefined])).toBeUndefined();
  });
});

describe("a report", () => {
  test("gives scores of 100, times, bytes by kind, and what cost points", () => {
    const visit = readVisit({
      categories: {
        ...category("performance", 0.874, {
          "largest-contentful-paint": 25,
          "cumulative-layout-shift": 0,
        }),
        ...category("seo", 1, { crawlable: 1 }),
        ...category("agentic-browsing", null, {}),
      },
      audits: {
        ...audit("largest-contentful-paint", { numericValue: 1800.5, score: 0.7 }),
        ...audit("total-blocking-time", { numericValue: 66 }),
        ...audit("cumulative-layout-shift", { numericValue: 0.01, score: 0.5 }),
        ...audit("crawlable", { score: 1 }),
        ...audit("resource-summary", {
          details: {
            type: "table",
            headings: [],
            items: [
              { resourceType: "total", transferSize: 50_000 },
              { resourceType: "script", transferSize: 900 },
            ],
          },
        }),
      },
    });
    expect(visit).toEqual({
      scores: {
        performance: 87,
        accessibility: undefined,
        "best practices": undefined,
        SEO: 100,
        agentic: undefined,
      },
      paint: 1800.5,
      blocking: 66,
      shift: 0.01,
      bytes: { HTML: 0, JavaScript: 900, CSS: 0, fonts: 0, images: 0, total: 50_000 },
      failing: ["performance: largest-contentful-paint"],
    });
  });
});

describe("a page", () => {
  const slow: Visit = {
    ...perfect,
    scores: { ...perfect.scores, performance: 98 },
    failing: ["performance: largest-contentful-paint", "SEO: is-crawlable"],
  };

  test("is under budget where the median of its visits is, and says by what", () => {
    expect(shortfalls({ name: "/", visits: [slow, perfect, perfect] })).toEqual([]);
    expect(shortfalls({ name: "/", visits: [slow, perfect, slow] })).toEqual([
      "/: performance 98 (performance: largest-contentful-paint)",
    ]);
  });

  test("owes nothing in a category without an audit that applies", () => {
    const visit = { ...perfect, scores: { ...perfect.scores, agentic: undefined } };
    expect(shortfalls({ name: "/", visits: [visit] })).toEqual([]);
    expect(lighthouseTable([{ name: "/", visits: [visit] }])).toContain("n/a");
  });

  test("is one line of the table, under the heads of its columns", () => {
    const [head, line] = lighthouseTable([{ name: "/contact", visits: [slow, slow] }]).split("\n");
    expect(head?.trim().split(/\s{2,}/)).toEqual([
      ...["page", "performance", "accessibility", "best practices", "SEO", "agentic"],
      ...["LCP s", "TBT ms", "CLS", "HTML", "JavaScript", "CSS", "fonts", "images", "total"],
    ]);
    expect(line?.trim().split(/\s{2,}/)).toEqual([
      ...["/contact", "98", "100", "100", "100", "100", "1.23", "0", "0.000"],
      ...["10.0", "1.0", "2.0", "0.0", "0.0", "13.0"],
    ]);
    expect(line?.length).toBe(head?.length);
  });
});
