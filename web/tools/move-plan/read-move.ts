import type { MonthNames } from "#schemas/shared/figures/month-names.ts";
import { addMonths } from "#schemas/shared/figures/review-day.ts";
import { WHO } from "#schemas/shared/tools/clients.ts";
import type { Entries } from "../entries.ts";
import { reading, wholeNumbers } from "../reading.ts";

/** Larger households need a personal plan. */
const MOST_PEOPLE = 20;

/** Months ahead that can be chosen. */
export const MONTHS_AHEAD = 36;

/** Choices besides the options in the tool's document. */
type Choosable = {
  countries: readonly { id: string }[];
  months: MonthNames;
  /** Today as an ISO date; without it any month is accepted. */
  today?: string;
};

/** Converts entries to a move, or returns the problem of each entry. */
export function readMove(entries: Entries, { countries, months, today = "" }: Choosable) {
  const { typed, refuse, within, choice, whole } = reading<"move-plan">(entries, wholeNumbers);
  const month = readMonth(typed("month"), months);
  const thisMonth = `${today.slice(0, 7)}-01`;
  if (month === undefined) refuse("month", "notMonth", "");
  else if (today && month < thisMonth) refuse("month", "pastMonth", "");
  else if (today && month > addMonths(thisMonth, MONTHS_AHEAD)) refuse("month", "farMonth", "");
  const adults = within("adults", "notAdults", [1, MOST_PEOPLE]);
  const children =
    typed("children") === "" ? 0 : within("children", "notChildren", [0, MOST_PEOPLE]);
  const isAlone = adults + children === 1;
  const move = {
    /** ISO date of the first day of the month of arrival. */
    month: month ?? "",
    adults,
    children,
    /** Children who need a place at a school; all of them if nothing is entered. */
    pupils: typed("pupils") === "" ? children : within("pupils", "notChildren", [0, children]),
    /** What the visa stands on. The companies are the household's own. */
    company: choice("company", [
      "none",
      "owner",
      "remote",
      "work",
      "green",
      "freeZone",
      "mainland",
    ]),
    /** Whether the company exists, so that it need not be founded. */
    isFounded: entries[WHO] === "company",
    /** Whether furniture is shipped. Older addresses do not say; one person has none then. */
    hasGoods: typed("goods") === "" ? !isAlone : choice("goods", ["no", "yes"]) === "yes",
    hasPets: choice("pets", ["no", "yes"]) === "yes",
    /** `own` is shipped, `local` is bought or leased there. */
    car: choice("car", ["none", "local", "own"]),
    /** Id of the home country; empty for a country that is not listed. */
    country: choice("country", ["", ...countries.map(({ id }) => id)]),
  };
  return whole({ move });
}

/** A household that moves. */
export type Move = Extract<ReturnType<typeof readMove>, { move: unknown }>["move"];

/**
 * A month from a month field, or as people type it: 3/2027, 2027/03, 03/27, in March 2027, 3–2027; or
 * the month of a day, such as 15.3.2027. Beside a name the year has four digits, because "March 27"
 * is a day.
 * @param months the names of each month of the year, in lower case
 */
function readMonth(typed: string, months: MonthNames): string | undefined {
  const plain = typed.normalize().toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  const named = months.flatMap((names, index) =>
    words.some((word) => names.includes(word)) ? index + 1 : [],
  );
  const [, first, second, number = second, last = first] = NUMBERS.exec(plain) ?? [];
  const [month = Number(number), another] = named;
  const year = last ?? /\b\d{4}\b/.exec(plain)?.[0];
  if (!months[month - 1] || another || !year) return undefined;
  return addMonths(`${year.padStart(4, "20")}-01-01`, month - 1);
}

/**
 * A month and its year, either first, with any of the signs between them that people type. A day may
 * stand beside them, if it is plain which number it is: that of 15/3/2027 is, that of 1/3/2027 is not.
 */
const NUMBERS =
  /^(\d{4})[\s./,\p{Pd}]+(\d\d?)(?:[/.-][0-3]?\d)?$|^(?:[0-3]?\d\. ?|(?:1[3-9]|2\d|3[01])[/-])?(\d\d?)[\s./,\p{Pd}]+(\d{4}|\d\d)$/u;
