import { longDay } from "#schemas/shared/days-in-words.ts";
import type { Language } from "#schemas/shared/languages.ts";

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** An ISO date in words: "21 November 2026". Any other text is returned unchanged. */
export const readableDay = (day: string, language: Language): string =>
  ISO_DAY.test(day) ? longDay(day, language) : day;
