import type { Language, LanguageId } from "#schemas/shared/languages.ts";

const marks: Record<LanguageId, readonly [opening: string, closing: string]> = {
  en: ["“", "”"],
  sv: ["”", "”"],
  no: ["«", "»"],
  da: ["”", "”"],
  fi: ["”", "”"],
};

/** The quotation marks of a language, before and after words that somebody said or typed. */
export const quotationMarks = ({ id }: Language) => marks[id];
