import * as z from "zod";
import type { Figure } from "#schemas/rich-text/rich-text-value.ts";

const conditionalFigure = z.object({
  _id: z.string(),
  _updatedAt: z.string(),
  label: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  qualifier: z.string().min(1),
  sameAs: z.object({ _updatedAt: z.string() }).nullable(),
});

/** The figures with a condition anywhere in a piece of fetched content, in reading order. */
export function conditionalFigures(content: unknown): Figure[] {
  if (typeof content !== "object" || content === null) return [];
  const figure = conditionalFigure.safeParse(content);
  if (figure.success) return [figure.data];
  return Object.values(content).flatMap(conditionalFigures);
}

/** Hands out the conditions of a page's figures, each once, where its figure first stands. */
export type Conditions = {
  /** The figures of a part of the page whose condition is not noted yet; from here on it is. */
  of: (part: unknown) => Figure[];
  /** From here on the conditions of the part count as noted: it notes them itself. */
  notedBy: (part: unknown) => void;
};

/**
 * Watches over the conditions of everything that a page shows.
 * @param content all fetched content of the page
 * @returns the conditions to hand out, and `rest`: those that no part has taken
 */
export function watchConditions(content: unknown): Conditions & { rest: () => Figure[] } {
  const noted = new Set<string>();
  const take = (part: unknown) =>
    conditionalFigures(part).filter(({ _id }) => {
      const isFirst = !noted.has(_id);
      noted.add(_id);
      return isFirst;
    });
  return { of: take, notedBy: take, rest: () => take(content) };
}
