import { hoursIn } from "#web/lib/office-hours.ts";
import { TrackTable } from "./track-table.tsx";
import type { Country, DrawingProps } from "./types.ts";

const HOURS_IN_DAY = 24;
const percentOfDay = (hours: number) => (hours / HOURS_IN_DAY) * 100;
const ticks = [6, 12, 18].map((hour) => ({ at: percentOfDay(hour), label: `${hour}:00` }));

/** "06:00–15:00" as the hours 6 and 15. */
function readHours(span: string): [from: number, to: number] {
  const [from = 0, to = 0] = span.split("–").map((time) => {
    const [hours = 0, minutes = 0] = time.split(":").map(Number);
    return hours + minutes / 60;
  });
  return [from, to];
}

/** The office hours on the clocks at home over a day; countries whose clocks agree share a row. */
export function ClockOverlap({ diagram, settings }: DrawingProps) {
  const { officeHours, homeCountryLabels: labels } = settings;
  const year = new Date().getFullYear();
  const hoursOf = ({ timeZone }: Country, month: number) =>
    hoursIn(timeZone, officeHours, new Date(Date.UTC(year, month, 15, 12)));
  const rows = new Map<string, { names: string[]; winter: string; summer: string }>();
  for (const country of diagram.countries ?? []) {
    const [winter, summer] = [hoursOf(country, 0), hoursOf(country, 6)];
    const row = rows.get(winter + summer) ?? { names: [], winter, summer };
    rows.set(winter + summer, { ...row, names: [...row.names, country.name] });
  }
  return (
    <TrackTable
      caption={diagram.heading}
      ticks={ticks}
      rows={[...rows].map(([key, { names, winter, summer }]) => {
        const [from, to] = readHours(winter);
        const [fromInSummer, toInSummer] = readHours(summer);
        const both = {
          from: percentOfDay(fromInSummer),
          to: percentOfDay(to),
          colour: "var(--color-gulf)",
        };
        return {
          key,
          name: names.join(", "),
          words: `${winter} ${labels.winter}, ${summer} ${labels.summer}`,
          spans: [
            {
              from: percentOfDay(from),
              to: percentOfDay(toInSummer),
              colour: "var(--color-lagoon)",
            },
            both,
          ],
        };
      })}
    />
  );
}
