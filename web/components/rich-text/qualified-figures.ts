import type { InlineFigure, RichTextValue } from "./rich-text-value.ts";

type Figure = InlineFigure["figure"];

/**
 * The figures of several texts that say under which conditions they hold, each once, in the
 * order in which a reader meets them.
 */
export function qualifiedFigures(texts: readonly RichTextValue[]): Figure[] {
  const found = new Map<string, Figure>();
  for (const child of texts.flat().flatMap((block) => block.children ?? [])) {
    // A reference to a figure that is not published resolves to nothing.
    if (child._type !== "figureValue" || !child.figure?.qualifier) continue;
    found.set(child.figure._id, child.figure);
  }
  return [...found.values()];
}
