import type { HomeCountry } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { countryFacts } from "./facts.ts";

/**
 * The places are those of the IANA time zone database, as degrees and minutes of latitude and
 * longitude.
 */
const countries = [
  ["sweden", "Sweden", "Europe/Stockholm", "Swedish krona (SEK)"],
  ["norway", "Norway", "Europe/Oslo", "Norwegian krone (NOK)"],
  ["denmark", "Denmark", "Europe/Copenhagen", "Danish krone (DKK)"],
  ["finland", "Finland", "Europe/Helsinki", "Euro (EUR)"],
  ["estonia", "Estonia", "Europe/Tallinn", "Euro (EUR)"],
  ["latvia", "Latvia", "Europe/Riga", "Euro (EUR)"],
  ["lithuania", "Lithuania", "Europe/Vilnius", "Euro (EUR)"],
  ["poland", "Poland", "Europe/Warsaw", "Polish złoty (PLN)"],
] as const;

export const countryId = (slug: string) => `homeCountry-${slug}`;

const places = {
  sweden: { city: "Stockholm", lat: [59, 20], lng: [18, 3] },
  norway: { city: "Oslo", lat: [59, 55], lng: [10, 45] },
  denmark: { city: "Copenhagen", lat: [55, 40], lng: [12, 35] },
  finland: { city: "Helsinki", lat: [60, 10], lng: [24, 58] },
  estonia: { city: "Tallinn", lat: [59, 25], lng: [24, 45] },
  latvia: { city: "Riga", lat: [56, 57], lng: [24, 6] },
  lithuania: { city: "Vilnius", lat: [54, 41], lng: [25, 19] },
  poland: { city: "Warsaw", lat: [52, 15], lng: [21, 0] },
} as const;

/** Degrees and minutes as a fraction, to four digits. */
const degrees = ([whole, minutes]: readonly [number, number]) =>
  Math.round((whole + minutes / 60) * 10_000) / 10_000;

/** The countries that clients come from. */
export const homeCountries: readonly Seeded<HomeCountry>[] = countries.map(
  ([slug, name, timeZone, currency]) => ({
    _id: countryId(slug),
    _type: "homeCountry",
    name,
    timeZone,
    city: places[slug].city,
    latitude: degrees(places[slug].lat),
    longitude: degrees(places[slug].lng),
    currency,
    rows: keyed("fact", countryFacts[slug]),
  }),
);

/** All of them, as the pages that show them choose them. */
export const everyHomeCountry = keyed(
  "country",
  countries.map(([slug]) => reference(countryId(slug))),
);
