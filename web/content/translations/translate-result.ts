import type { LanguageId } from "#schemas/shared/languages.ts";
import { catalogueOf } from "./catalogue.ts";
import { readableFields } from "./readable-fields.ts";
import { translate } from "./translate.ts";

/**
 * Translates the result of a query, in place.
 * @param catalogueJson the result of `catalogueQuery` for the language
 */
export function translateResult(
  content: unknown,
  query: string,
  language: LanguageId,
  catalogueJson: string,
): void {
  translate(content, readableFields(query), catalogueOf(language, catalogueJson));
}
