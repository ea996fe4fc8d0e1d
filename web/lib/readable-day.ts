import { formatsOf } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { unbrokenDay } from "#schemas/shared/unbroken-day.ts";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

const dayFormats = formatsOf(
  ({ locale }) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** An ISO date in words: "21 November 2026". Any other text is returned unchanged. */
export function readableDay(day: string, language: Language): string {
  return ISO_DAY.test(day) ? unbrokenDay(dayFormats(language).format(new Date(day))) : day;
}
