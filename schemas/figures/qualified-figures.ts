import type { InlineFigure, RichTextValue } from "../rich-text/rich-text-value.ts";

/** A figure as queries return it (`figureFields`). */
export type Figure = InlineFigure["figure"];

/**
 * The figures that say under which conditions they hold, each once, in the order in which a
 * reader meets them: first those that stand alone, such as in tiles, then those of the texts.
 */
export function qualifiedFigures(
  texts: readonly RichTextValue[],
  alone: readonly Figure[] = [],
): Figure[] {
  const inTexts = texts
    .flat()
    .flatMap((block) => block.children ?? [])
    .flatMap((child) => (child._type === "figureValue" ? [child.figure] : []));
  const found = new Map<string, Figure>();
  for (const figure of [...alone, ...inTexts]) {
    // A reference to a figure that is not published resolves to nothing.
    if (figure?.qualifier) found.set(figure._id, figure);
  }
  return [...found.values()];
}
