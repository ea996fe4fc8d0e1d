import type { Result } from "lighthouse";
import { percentile } from "./percentile.ts";

/** The least that a page may reach in each category, of 100. */
const BUDGET = 100;
/** What Lighthouse calls the kinds of files, by the heads of their columns, which are in KiB. */
const kinds = {
  HTML: "document",
  JavaScript: "script",
  CSS: "stylesheet",
  fonts: "font",
  images: "image",
  total: "total",
};

type Report = Pick<Result, "categories" | "audits">;

/** One visit of a phone on a slow network, as Lighthouse's standard conditions simulate it. */
export type Visit = {
  /** By category, from 0 to 100; none where no audit of it applies. */
  scores: Record<string, number>;
  /** Seconds, milliseconds, shift and KiB, by the heads of their columns. */
  figures: Record<string, number>;
  /** Audits that cost the page points: "seo: is-crawlable". */
  failing: string[];
};

/** The visits to one page. */
export type MeasuredPage = { path: string; visits: Visit[] };

/** The figures of a report. */
export function readVisit({ categories, audits }: Report): Visit {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["resource-summary"] ?? {};
  const resources = details?.type === "table" ? details.items : [];
  const sizeOf = (kind: string) =>
    Number(resources.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0) / 1024;
  const judged = Object.entries(categories);
  return {
    scores: Object.fromEntries(
      judged.flatMap(([name, { score }]) =>
        score === null ? [] : [[name, Math.round(score * 100)]],
      ),
    ),
    figures: {
      "LCP s": value("largest-contentful-paint") / 1000,
      "TBT ms": value("total-blocking-time"),
      CLS: value("cumulative-layout-shift"),
      ...Object.fromEntries(Object.entries(kinds).map(([head, kind]) => [head, sizeOf(kind)])),
    },
    failing: judged.flatMap(([name, { auditRefs }]) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}

/**
 * The medians of each page's visits, by its path.
 * @returns missed: each category in which a page of ours is under budget, with the audits to blame
 */
export function lighthouseTable(pages: readonly MeasuredPage[]) {
  const rows = pages.map(({ path, visits }) => {
    const medians = (part: "scores" | "figures") =>
      [...new Set(visits.flatMap((visit) => Object.keys(visit[part])))].map(
        (head) => [head, percentile(visits.map((visit) => visit[part][head])) ?? 0] as const,
      );
    const scores = medians("scores");
    const missed = scores.flatMap(([category, score]) => {
      if (score >= BUDGET) return [];
      const blamed = new Set(visits.flatMap(({ failing }) => failing));
      const audits = [...blamed].filter((audit) => audit.startsWith(`${category}: `));
      return [`${path}: ${category} ${score} (${audits.join(", ") || "no single audit"})`];
    });
    const figures = medians("figures").map(
      ([head, value]) => [head, Number(value.toFixed(head === "CLS" ? 3 : 1))] as const,
    );
    return { path, cells: Object.fromEntries([...scores, ...figures]), missed };
  });
  return {
    table: Object.fromEntries(rows.map(({ path, cells }) => [path, cells])),
    missed: rows.flatMap(({ missed }) => missed),
  };
}
