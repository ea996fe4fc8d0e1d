import { TrackTable } from "#web/components/diagrams/drawing-parts.tsx";
import { type Span, spansOverYear, spanText } from "#web/lib/office-hours.ts";
import type { DrawingProps } from "../types.ts";

const HOURS_IN_DAY = 24;
const percentOfDay = (hours: number) => (hours / HOURS_IN_DAY) * 100;
const ticks = [6, 12, 18].map((hour) => ({ at: percentOfDay(hour), label: `${hour}:00` }));

/**
 * Draws the office hours in the time zones of the home countries. Countries with the same hours
 * share a row.
 */
export function Drawing({ diagram, settings }: DrawingProps) {
  const { officeHours, homeCountryLabels: labels } = settings;
  const rows = new Map<string, { names: string[]; winter: Span; summer: Span }>();
  for (const { name, timeZone } of diagram.countries ?? []) {
    const spans = spansOverYear(timeZone, officeHours);
    const key = spanText(spans.winter) + spanText(spans.summer);
    const { names = [] } = rows.get(key) ?? {};
    rows.set(key, { ...spans, names: [...names, name] });
  }
  return (
    <TrackTable
      caption={diagram.heading}
      ticks={ticks}
      rows={[...rows].map(([key, { names, winter, summer }]) => {
        const [from, to] = winter;
        const [fromInSummer, toInSummer] = summer;
        const span = (start: number, end: number, colour: string) => ({
          from: percentOfDay(start),
          to: percentOfDay(end),
          colour,
        });
        return {
          key,
          name: names.join(", "),
          words: `${spanText(winter)} ${labels.winter}, ${spanText(summer)} ${labels.summer}`,
          spans: [span(from, toInSummer, "lagoon"), span(fromInSummer, to, "gulf")],
        };
      })}
    />
  );
}
