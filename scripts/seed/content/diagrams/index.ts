import { keyed, reference } from "../build/document.ts";
import { type DiagramContent, diagram, diagramId } from "./diagram.ts";
import { figureDiagrams } from "./figures.ts";
import { pathDiagrams } from "./paths.ts";
import { placeDiagrams } from "./places.ts";
import { seasonDiagrams } from "./seasons.ts";

const contents = { ...placeDiagrams, ...seasonDiagrams, ...figureDiagrams, ...pathDiagrams };

/** The diagrams that pages name; the compiler knows each. */
export type DiagramSlug = keyof typeof contents;

/** The diagrams of all pages. */
export const diagrams = Object.entries<DiagramContent>(contents).map(([slug, content]) =>
  diagram(slug, content),
);

/** References to diagrams, as a page stores them. */
export const diagramsOf = (slugs: readonly DiagramSlug[]) =>
  keyed(
    "diagram",
    slugs.map((slug) => reference(diagramId(slug))),
  );
