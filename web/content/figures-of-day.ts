import { changesOnDay } from "#schemas/shared/figures/on-day.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { isFigure } from "./shown-figures.ts";

/**
 * Turns every figure in a piece of fetched content, in its place, to what it is on a day.
 * @param day ISO date, in Dubai
 */
export function withFiguresOfDay<Content>(content: Content, day: string): Content {
  turnFigures(content, day);
  return content;
}

function turnFigures(content: unknown, day: string): void {
  if (Array.isArray(content)) {
    for (const part of content) turnFigures(part, day);
  } else if (isRecord(content)) {
    if (isFigure(content)) Object.assign(content, changesOnDay(content, day));
    else turnFigures(Object.values(content), day);
  }
}
