import type { Result } from "lighthouse";

/** Lighthouse's categories, by the words of the table. "Agentic" has come with version 13.3. */
export const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best practices": "best-practices",
  SEO: "seo",
  agentic: "agentic-browsing",
} as const;

export type CategoryName = keyof typeof categories;

/** What is counted of the first view, by the words of the table: what Lighthouse calls it. */
export const kinds = {
  HTML: "document",
  JavaScript: "script",
  CSS: "stylesheet",
  fonts: "font",
  images: "image",
  total: "total",
} as const;

export type Kind = keyof typeof kinds;

/** One visit of a phone on a slow network, as Lighthouse's standard conditions simulate it. */
export type Visit = {
  /** From 0 to 100; undefined where no audit of the category applies. */
  scores: Record<CategoryName, number | undefined>;
  /** Largest contentful paint, milliseconds. */
  paint: number;
  /** Total blocking time, milliseconds. */
  blocking: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Bytes over the network, by kind. */
  bytes: Record<Kind, number>;
  /** Audits that cost the page points: "SEO: is-crawlable". */
  failing: string[];
};

/** The figures of a report. */
export function readVisit({
  categories: judged,
  audits,
}: Pick<Result, "categories" | "audits">): Visit {
  const scoreOf = (name: CategoryName) => {
    const score = judged[categories[name]]?.score;
    return typeof score === "number" ? Math.round(score * 100) : undefined;
  };
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits["resource-summary"] ?? {};
  const resources = details?.type === "table" ? details.items : [];
  const bytesOf = (kind: Kind) =>
    Number(resources.find(({ resourceType }) => resourceType === kinds[kind])?.transferSize ?? 0);
  return {
    scores: {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best practices": scoreOf("best practices"),
      SEO: scoreOf("SEO"),
      agentic: scoreOf("agentic"),
    },
    paint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
    bytes: {
      HTML: bytesOf("HTML"),
      JavaScript: bytesOf("JavaScript"),
      CSS: bytesOf("CSS"),
      fonts: bytesOf("fonts"),
      images: bytesOf("images"),
      total: bytesOf("total"),
    },
    failing: Object.entries(categories).flatMap(([name, id]) =>
      (judged[id]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    ),
  };
}
