import { listText } from "#schemas/shared/formats.ts";
import { ENGLISH, type Language } from "#schemas/shared/languages.ts";
import { useLanguage } from "#web/components/language-context.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

type Languages = Pick<CompanyDetails, "languages" | "languagesLabel">;

/**
 * The languages that consultants speak. A translated page says that they are the languages of the
 * call, because its visitors may expect to be called in the language of the page.
 */
export function callLanguages(
  { languages, languagesLabel }: Languages,
  language: Language,
): string {
  const list = listText(languages, language);
  return language.id === ENGLISH ? list : `${languagesLabel}: ${list}`;
}

export const useCallLanguages = (settings: Languages): string =>
  callLanguages(settings, useLanguage());
