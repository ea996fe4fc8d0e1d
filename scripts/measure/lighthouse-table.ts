import type { Result } from "lighthouse";

/** The least that a page may reach in each category, of 100. */
const BUDGET = 100;
/** A page with what Lighthouse says of it, as a phone on a slow network has it. */
export type JudgedPage = { path: string; report: Pick<Result, "categories" | "audits"> };

/**
 * Scores by category, milliseconds and shift of each page, by its path.
 * @returns missed: each category in which a page of ours is under budget, with the audits to blame
 */
export function lighthouseTable(pages: readonly JudgedPage[]) {
  const missed: string[] = [];
  const rows = pages.map(({ path, report: { categories, audits } }) => {
    const value = (audit: string, digits = 1) =>
      Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(digits));
    const scores: [string, number][] = [];
    for (const [category, { score, auditRefs }] of Object.entries(categories)) {
      // No audit of it applies.
      if (score === null) continue;
      const rounded = Math.round(score * 100);
      scores.push([category, rounded]);
      if (rounded >= BUDGET) continue;
      const blamed = auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id);
      missed.push(`${path}: ${category} ${rounded} (${blamed.join(", ") || "no single audit"})`);
    }
    const figures = {
      "LCP ms": value("largest-contentful-paint"),
      "TBT ms": value("total-blocking-time"),
      CLS: value("cumulative-layout-shift", 3),
    };
    return [path, { ...Object.fromEntries(scores), ...figures }];
  });
  return { table: Object.fromEntries(rows), missed };
}
