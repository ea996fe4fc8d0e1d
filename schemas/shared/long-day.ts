import { formatsOf } from "./formats.ts";
import type { Language } from "./languages.ts";
import { unbrokenDay } from "./unbroken-day.ts";

const dayFormats = formatsOf(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** An ISO date in words: “21 November 2026”. */
export const longDay = (day: string, language: Language): string =>
  unbrokenDay(dayFormats(language).format(new Date(day)));
