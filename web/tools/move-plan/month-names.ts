import { languages } from "#schemas/shared/languages.ts";

/** The names of each month of the year, in lower case, January first. */
export type MonthNames = readonly (readonly string[])[];

/** How a language writes a month: alone, in short, and with a day. */
const FORMS = [{ month: "long" }, { month: "short" }, { month: "long", day: "numeric" }] as const;

const formats = languages.flatMap(({ locale }) =>
  FORMS.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" })),
);

/** The names of a month, from 0 to 11. */
function namesOf(month: number): readonly string[] {
  const written = formats
    .flatMap((format) => format.formatToParts(Date.UTC(2027, month, 1)))
    .filter(({ type }) => type === "month");
  return [...new Set(written.map(({ value }) => value.replace(/\.$/, "").toLowerCase()))];
}

/** The names of the months in all languages of the site. A browser gets them with the plan. */
export const monthNames: MonthNames = Array.from({ length: 12 }, (_, month) => namesOf(month));
