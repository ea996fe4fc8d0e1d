import { keyed } from "../build/keyed.ts";
import { reference } from "../build/reference.ts";

/** The diagrams that pages name; the compiler knows each. */
export const diagramSlugs = [
  "seven-emirates",
  "distances",
  "office-clock",
  "daylight",
  "climate-year",
  "sports-year",
  "school-year",
  "tax-rates",
  "company-tax",
  "investor-tax",
  "days-of-a-year",
  "visa-terms",
  "who-lives-here",
  "what-changed",
  "tax-dates",
  "gulf-rules",
  "visa-path",
  "move-path",
  "home-path",
  "licence-path",
  "hiring-path",
  "safety-path",
  "digital-path",
  "visit-path",
  "will-path",
] as const;

export type DiagramSlug = (typeof diagramSlugs)[number];

export const diagramId = (slug: DiagramSlug) => `diagram-${slug}`;

/** References to diagrams, as a page stores them. */
export const diagramsOf = (slugs: readonly DiagramSlug[]) =>
  keyed(
    "diagram",
    slugs.map((slug) => reference(diagramId(slug))),
  );
