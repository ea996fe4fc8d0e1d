import { listText } from "#schemas/shared/formats.ts";
import { TrackTable } from "#web/components/diagrams/drawing-parts.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { clockTime, type Span, spanText } from "#web/lib/office-hours.ts";
import { officeClocks } from "../facts.ts";
import type { DrawingProps } from "../types.ts";

const HOURS_IN_DAY = 24;
const percentOfDay = (hours: number) => (hours / HOURS_IN_DAY) * 100;
const TICKS = [6, 12, 18];

/**
 * Draws the office hours in the time zones of the home countries. Countries with the same hours
 * share a row.
 */
export function Drawing({ diagram, settings }: DrawingProps) {
  const { officeHours, homeCountryLabels: labels } = settings;
  const language = useLanguage();
  const inClock = (span: Span) => spanText(span, language);
  return (
    <TrackTable
      caption={diagram.heading}
      ticks={TICKS.map((hour) => ({
        at: percentOfDay(hour),
        label: clockTime(hour, language),
      }))}
      rows={officeClocks(diagram, officeHours, language).map(({ key, names, winter, summer }) => {
        const [from, to] = winter;
        const [fromInSummer, toInSummer] = summer;
        const span = (start: number, end: number, colour: string) => ({
          from: percentOfDay(start),
          to: percentOfDay(end),
          colour,
        });
        return {
          key,
          name: listText(names, language),
          words: `${inClock(winter)} ${labels.winter}, ${inClock(summer)} ${labels.summer}`,
          spans: [span(from, toInSummer, "lagoon"), span(fromInSummer, to, "gulf")],
        };
      })}
    />
  );
}
