import { languages } from "../languages.ts";

/** The names of each month of the year, in lower case, January first. */
export type MonthNames = readonly (readonly string[])[];

/** How a language writes a month: alone, in short, and with a day. */
const FORMS = [{ month: "long" }, { month: "short" }, { month: "long", day: "numeric" }] as const;

/** Languages of visitors into which the site is not translated. */
const OTHER_LOCALES = ["et-EE", "lv-LV", "lt-LT", "pl-PL"];

/**
 * The endings of a month's name in other cases, such as “elokuussa” (in August) and “w sierpniu”:
 * `Intl` has the first case alone, and the one beside a day.
 */
const CASES: Readonly<Record<string, readonly (readonly [ending: RegExp, other: string])[]>> = {
  "fi-FI": ["n", "ssa", "sta", "hun", "lla"].map((ending) => [/(?<=kuu)$/, ending]),
  "et-EE": [
    [/$/, "s"],
    [/(?<=[rt]|ts)$/, "i"],
    [/(?<=[rt]|ts)$/, "is"],
  ],
  "lv-LV": [
    [/is$/, "ī"],
    [/(?<!i)s$/, "ā"],
    [/i?s$/, "a"],
  ],
  "pl-PL": [
    [/ego$/, "ym"],
    [/(?<=d)a$/, "zie"],
    [/(?<!d)a$/, "u"],
  ],
};

/** Fewer letters are no beginning of a name. */
const SHORTEST = 3;

/** The languages in which visitors and editors write days. */
export const dayLocales = [...languages.map(({ locale }) => locale), ...OTHER_LOCALES];

/** The names of each month in a language, January first. */
function namesIn(locale: string): string[][] {
  const formats = FORMS.map(
    (form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: "UTC" }),
  );
  return Array.from({ length: 12 }, (_, month) =>
    formats
      .flatMap((format) => format.formatToParts(Date.UTC(2027, month, 1)))
      .filter(({ type }) => type === "month")
      .map(({ value }) => value.replace(/\.$/, "").toLowerCase())
      .filter((name) => /^\p{L}+$/u.test(name)),
  );
}

/** A name in the cases of its language. */
const casesOf = (locale: string, name: string): string[] =>
  (CASES[locale] ?? []).flatMap(([ending, other]) =>
    ending.test(name) ? name.replace(ending, other) : [],
  );

/** The beginnings of a name, by which people shorten it. */
const beginningsOf = (name: string): string[] =>
  Array.from({ length: Math.max(0, name.length - SHORTEST) }, (_, more) =>
    name.slice(0, SHORTEST + more),
  );

/** Each name also without its accents, as people type it on a keyboard of another language. */
const withPlain = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => [name, name.normalize("NFD").replaceAll(/\p{M}/gu, "")])),
];

let read: MonthNames | undefined;

/**
 * The names of the months in all languages of the site and of its visitors, in the cases in which
 * people write them, and shortened. They are read at the first call, which takes a while.
 */
export function monthNames(): MonthNames {
  read ??= readMonthNames();
  return read;
}

function readMonthNames(): MonthNames {
  const byLocale = dayLocales.map((locale) => ({ locale, months: namesIn(locale) }));
  const plain = Array.from({ length: 12 }, (_, month) =>
    withPlain(byLocale.flatMap(({ months }) => months[month] ?? [])),
  );
  // Letters may begin a name of another month too, as “rug” does in Lithuanian.
  const isShared = (letters: string, month: number) =>
    plain.some((names, other) => other !== month && names.some((name) => name.startsWith(letters)));
  return plain.map((names, month) => {
    const cases = byLocale.flatMap(({ locale, months }) =>
      (months[month] ?? []).flatMap((name) => casesOf(locale, name)),
    );
    const short = names.flatMap(beginningsOf).filter((letters) => !isShared(letters, month));
    return [...new Set([...names, ...withPlain(cases), ...short])];
  });
}
