import { changesOnDay } from "#schemas/shared/figures/on-day.ts";
import { isRecord } from "#schemas/shared/record.ts";
import type { Figure } from "#schemas/shared/rich-text/rich-text-value.ts";

/** All figures in a piece of fetched content, in reading order and without duplicates. */
export function shownFigures(content: unknown): Figure[] {
  const byId = new Map<string, Figure>();
  for (const figure of figuresIn(content)) byId.set(figure._id, byId.get(figure._id) ?? figure);
  return [...byId.values()];
}

function figuresIn(content: unknown): Figure[] {
  if (Array.isArray(content)) return content.flatMap(figuresIn);
  if (!isRecord(content)) return [];
  return isFigure(content) ? [content] : Object.values(content).flatMap(figuresIn);
}

/** Every query takes the same fields of a figure (`figureFields`). */
function isFigure(content: object): content is Figure {
  return "_type" in content && content._type === "figure";
}

/**
 * Sets every figure in a piece of fetched content to its value on a day. The content is changed in
 * place.
 * @param day ISO date, in Dubai
 */
export function withFiguresOfDay<Content>(content: Content, day: string): Content {
  if (typeof content !== "object" || content === null) return content;
  if (isFigure(content)) return Object.assign(content, changesOnDay(content, day));
  for (const part of Object.values(content)) withFiguresOfDay(part, day);
  return content;
}
