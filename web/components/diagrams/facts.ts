import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { DUBAI, daylightHours, distanceKm } from "#web/lib/geography.ts";
import { type OfficeHours, type Span, spansOverYear, spanText } from "#web/lib/office-hours.ts";
import { emirateShapes } from "./emirate-shapes.ts";
import type { Diagram } from "./types.ts";

/* What diagrams compute, for their drawings and for their tables. */

type Countries = Pick<Diagram, "countries">;

const kilometres = formatsOf(
  ({ locale }) => new Intl.NumberFormat(locale, { style: "unit", unit: "kilometer" }),
);
// The tag is more general than the locale: minutes are "min", in British English "mins".
const minutes = formatsOf(
  ({ tag }) => new Intl.NumberFormat(tag, { style: "unit", unit: "minute" }),
);

const DAYS = 365;

/** A city with the hours of daylight of each day of a year. */
export type Daylight = {
  _id: string;
  name: string;
  days: number[];
  shortest: number;
  longest: number;
};

/** The daylight of a year in cities of the home countries, and then in Dubai. */
export function daylightOf({ countries }: Countries): Daylight[] {
  const cities = (countries ?? []).flatMap(({ _id, city, name, latitude: lat }) =>
    lat === null ? [] : [{ _id, name: city ?? name, lat }],
  );
  return [...cities, { _id: "dubai", name: "Dubai", lat: DUBAI.lat }].map(({ lat, ...place }) => {
    const days = Array.from({ length: DAYS }, (_, day) => daylightHours(lat, day + 1));
    return { ...place, days, shortest: Math.min(...days), longest: Math.max(...days) };
  });
}

/** A length of time on a clock: "7:05" for seven hours and five minutes. */
export function clock(hours: number): string {
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The office hours in home countries. Countries with the same hours share an entry. */
export function officeClocks(
  { countries }: Countries,
  officeHours: OfficeHours,
  language: Language,
): { key: string; names: string[]; winter: Span; summer: Span }[] {
  const rows = new Map<string, { key: string; names: string[]; winter: Span; summer: Span }>();
  for (const { name, timeZone } of countries ?? []) {
    const spans = spansOverYear(timeZone, officeHours);
    const key = spanText(spans.winter, language) + spanText(spans.summer, language);
    const { names = [] } = rows.get(key) ?? {};
    rows.set(key, { key, ...spans, names: [...names, name] });
  }
  return [...rows.values()];
}

/** A great circle is known to the kilometre, but a flight path is not. */
const ROUNDED_TO_KM = 100;

/** Cities of the home countries with their distance to Dubai, from north to south. */
export function flightsOf({ countries }: Countries, language: Language) {
  return (countries ?? [])
    .flatMap(({ _id, city, name: country, latitude: lat, longitude: lng }) => {
      if (lat === null || lng === null) return [];
      const way = distanceKm({ lat, lng }, DUBAI);
      const distance = Math.round(way / ROUNDED_TO_KM) * ROUNDED_TO_KM;
      const name = city ?? country;
      return [
        {
          ...{ _id, name, lat, lng },
          fullName: name === country ? name : `${name}, ${country}`,
          distance: kilometres(language).format(distance),
        },
      ];
    })
    .sort((one, other) => other.lat - one.lat);
}

/** A place within this many kilometres counts as Dubai itself. */
const IN_TOWN = 9;
/**
 * The time of a drive without traffic: minutes in the towns at both ends, and minutes per kilometre
 * of the straight line.
 */
const MINUTES_IN_TOWNS = 15;
const MINUTES_A_KILOMETRE = 0.7;

/**
 * The distance of an emirate's city to Dubai, rounded to ten kilometres, and the drive, rounded to
 * five minutes; a dash for Dubai itself, and nothing for an unknown place.
 */
export function distanceToDubai(emirate: string, language: Language): string {
  const city = emirateShapes[emirate]?.city;
  if (city === undefined) return "";
  const way = distanceKm({ lng: city[0], lat: city[1] }, DUBAI);
  const distance = Math.round(way / 10) * 10;
  if (way < IN_TOWN) return "–";
  const drive = Math.round((MINUTES_IN_TOWNS + MINUTES_A_KILOMETRE * way) / 5) * 5;
  return `${kilometres(language).format(distance)}, ${minutes(language).format(drive)}`;
}
