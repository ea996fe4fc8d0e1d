import { formatsOf } from "#schemas/shared/formats.ts";
import { ENGLISH, type Language } from "#schemas/shared/languages.ts";

/** A country by its calling code. */
export type PhoneCountry = {
  /** The name in English. */
  name: string;
  /** The calling code, with its plus sign. */
  prefix: string;
  /** Numbers with this calling code that belong to another country. */
  others?: RegExp;
  /** ISO 3166 letters, which are the id of the flag in `web/public/brand/flags.svg`. */
  code: string;
};

/** Guernsey, Jersey and the Isle of Man. */
const CROWN_DEPENDENCIES =
  /^\+44(?:1481|1534|1624|7(?:509|524|624|700|781|797|829|839|911|924|937))/;

/**
 * The countries that the telephone field of a form recognises, the likeliest first. Canada and the
 * Caribbean share the code of the USA and are not told apart: a list of their area codes took the
 * contact page over its budget.
 */
export const phoneCountries: readonly PhoneCountry[] = [
  { name: "Latvia", prefix: "+371", code: "LV" },
  { name: "Estonia", prefix: "+372", code: "EE" },
  { name: "Lithuania", prefix: "+370", code: "LT" },
  { name: "Sweden", prefix: "+46", code: "SE" },
  { name: "Norway", prefix: "+47", code: "NO" },
  { name: "Finland", prefix: "+358", code: "FI" },
  { name: "Denmark", prefix: "+45", code: "DK" },
  { name: "UAE", prefix: "+971", code: "AE" },
  { name: "USA", prefix: "+1", code: "US" },
  { name: "UK", prefix: "+44", code: "GB", others: CROWN_DEPENDENCIES },
  { name: "Germany", prefix: "+49", code: "DE" },
  { name: "France", prefix: "+33", code: "FR" },
  { name: "Italy", prefix: "+39", code: "IT", others: /^\+3906698/ },
  { name: "Spain", prefix: "+34", code: "ES" },
  { name: "Netherlands", prefix: "+31", code: "NL" },
  { name: "Switzerland", prefix: "+41", code: "CH" },
  { name: "Austria", prefix: "+43", code: "AT" },
  { name: "Poland", prefix: "+48", code: "PL" },
  { name: "Russia", prefix: "+7", code: "RU", others: /^\+7[67]/ },
];

const names = formatsOf(
  ({ locale }) => new Intl.DisplayNames(locale, { type: "region", style: "short" }),
);

/** The name of a country. English has the short names of the list. */
export function countryName({ name, code }: PhoneCountry, language: Language): string {
  return language.id === ENGLISH ? name : (names(language).of(code) ?? name);
}

/** The address of a country's flag, which the site serves. */
export const flagAddress = ({ code }: PhoneCountry) => `/brand/flags.svg#${code}`;
