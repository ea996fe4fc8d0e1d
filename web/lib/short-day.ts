import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { unbrokenDay } from "#schemas/shared/unbroken-day.ts";

const shortDayFormats = formatsOf(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
);

/** A short day: “1 Aug 2027”. @param day ISO date */
export const shortDay = (day: string, language: Language): string =>
  unbrokenDay(shortDayFormats(language).format(new Date(day)));
