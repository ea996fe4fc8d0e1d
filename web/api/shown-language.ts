import { ENGLISH, type LanguageId } from "#schemas/shared/languages.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { shownLanguages } from "#web/content/routing/routing-table.ts";

/** Whether visitors find pages in a language. While the list of pages is unknown, every one counts. */
export async function isShownLanguage(language: LanguageId): Promise<boolean> {
  const table = await currentRoutingTable();
  return language === ENGLISH || table === undefined || shownLanguages(table).has(language);
}
