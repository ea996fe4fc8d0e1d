import { formatsOf } from "./formats.ts";
import type { Language } from "./languages.ts";
import { unbrokenDay } from "./unbroken-day.ts";

const dayFormats = formatsOf(
  ({ locale }, style) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: style === "medium" ? style : "long",
      timeZone: "UTC",
    }),
);

/** An ISO date in words: “21 November 2026”. */
export const longDay = (day: string, language: Language): string =>
  unbrokenDay(dayFormats(language).format(new Date(day)));

/** An ISO date in short: “1 Aug 2027”. */
export const shortDay = (day: string, language: Language): string =>
  unbrokenDay(dayFormats(language, "medium").format(new Date(day)));
