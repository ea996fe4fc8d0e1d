import { nextDay } from "./on-day.ts";
import type { StoredFigure } from "./stored-figure.ts";

/** The figures that have a next value, under its first day, the next day first. */
export function comingFigures(
  figures: readonly StoredFigure[],
): { title: string; figures: StoredFigure[] }[] {
  const byDay = Map.groupBy(figures, (figure) => nextDay(figure) ?? "");
  return [...byDay]
    .filter(([day]) => day !== "")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, coming]) => ({ title: `From ${readable(day)}`, figures: coming }));
}

const readable = (day: string) =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
