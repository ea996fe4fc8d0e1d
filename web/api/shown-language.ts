import type { LanguageId } from "#schemas/shared/languages.ts";
import { currentRoutingTable } from "#web/content/routing/current-table.ts";
import { isLanguageShown } from "#web/content/routing/routing-table.ts";

/** Whether visitors find pages in a language now. */
export const isShownLanguage = async (language: LanguageId): Promise<boolean> =>
  isLanguageShown(language, await currentRoutingTable());
