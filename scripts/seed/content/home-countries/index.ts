import type { HomeCountry } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { keyed } from "../build/keyed.ts";
import { line } from "../build/parts.ts";
import { reference } from "../build/reference.ts";

const listed =
  "A treaty with the UAE is listed. What it covers in your case is a question for your adviser.";
const notListed =
  "Not on the list of treaties that we have seen: to be confirmed with the tax office at home.";
const exchangeOnly =
  "No tax treaty is listed, only an agreement on the exchange of information. Your adviser at home says what follows.";

/** Only what an official source says is here; the rest is left to be confirmed. */
const countries = [
  ["sweden", "Sweden", "Europe/Stockholm", "Swedish krona (SEK)", exchangeOnly],
  ["norway", "Norway", "Europe/Oslo", "Norwegian krone (NOK)", notListed],
  ["denmark", "Denmark", "Europe/Copenhagen", "Danish krone (DKK)", notListed],
  ["finland", "Finland", "Europe/Helsinki", "Euro (EUR)", listed],
  ["estonia", "Estonia", "Europe/Tallinn", "Euro (EUR)", listed],
  ["latvia", "Latvia", "Europe/Riga", "Euro (EUR)", listed],
  ["lithuania", "Lithuania", "Europe/Vilnius", "Euro (EUR)", listed],
  ["poland", "Poland", "Europe/Warsaw", "Polish złoty (PLN)", listed],
] as const;

const countryId = (slug: string) => `homeCountry-${slug}`;

/** The countries that clients come from. */
export const homeCountries: readonly Seeded<HomeCountry>[] = countries.map(
  ([slug, name, timeZone, currency, treaty]) => ({
    _id: countryId(slug),
    _type: "homeCountry",
    name,
    timeZone,
    currency,
    treaty: line(treaty),
  }),
);

/** All of them, as the pages that show them choose them. */
export const everyHomeCountry = keyed(
  countries.map(([slug]) => reference(countryId(slug))),
  "country",
);
