import { z } from "zod";
import type { Figure } from "#schemas/figures/qualified-figures.ts";

const qualifiedFigure = z.object({
  _id: z.string(),
  label: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  qualifier: z.string().min(1),
});

/** The figures with a condition anywhere in a piece of fetched content, in reading order. */
function qualifiedFiguresIn(content: unknown): Figure[] {
  if (typeof content !== "object" || content === null) return [];
  const figure = qualifiedFigure.safeParse(content);
  if (figure.success) return [figure.data];
  return Object.values(content).flatMap(qualifiedFiguresIn);
}

/**
 * For each part of a page the figures whose condition is to be noted under it: those that it
 * shows and no part before it has shown, so that a reader meets each condition once, where the
 * figure first stands.
 * @param parts fetched content in page order, whatever its shape
 * @param notedElsewhere content whose figures have their condition at another place of the page
 */
export function notesByPart(parts: readonly unknown[], notedElsewhere?: unknown): Figure[][] {
  const noted = new Set(qualifiedFiguresIn(notedElsewhere).map(({ _id }) => _id));
  return parts.map((part) =>
    qualifiedFiguresIn(part).filter(({ _id }) => {
      const isFirst = !noted.has(_id);
      noted.add(_id);
      return isFirst;
    }),
  );
}
