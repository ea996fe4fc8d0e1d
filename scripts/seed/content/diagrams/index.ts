import type { Diagram } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { type DiagramContent, diagram } from "./diagram.ts";
import { figureDiagrams } from "./figures.ts";
import { pathDiagrams } from "./paths.ts";
import { placeDiagrams } from "./places.ts";
import { seasonDiagrams } from "./seasons.ts";
import { type DiagramSlug, diagramSlugs } from "./slugs.ts";

const content: Record<DiagramSlug, DiagramContent> = {
  ...placeDiagrams,
  ...seasonDiagrams,
  ...figureDiagrams,
  ...pathDiagrams,
};

/** The diagrams of all pages. */
export const diagrams: readonly Seeded<Diagram>[] = diagramSlugs.map((slug) =>
  diagram(slug, content[slug]),
);
