import { nextDay } from "./on-day.ts";
import type { StoredFigure } from "./stored-figure.ts";

/**
 * The figures that become another, under the day on which they do, the next day first.
 * @param planned the days on which releases change figures
 */
export function comingFigures(
  figures: readonly StoredFigure[],
  planned: readonly { figureId: string; day: string }[] = [],
): { title: string; figures: StoredFigure[] }[] {
  const turns = figures.flatMap((figure) => {
    const days = planned.filter(({ figureId }) => figureId === figure._id).map(({ day }) => day);
    return [...new Set([nextDay(figure) ?? [], days].flat())].map((day) => ({ figure, day }));
  });
  return [...Map.groupBy(turns, ({ day }) => day)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, coming]) => ({
      title: `From ${readable(day)}`,
      figures: coming.map(({ figure }) => figure),
    }));
}

const readable = (day: string) =>
  new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
