import type { RoutingQueryResult } from "#schemas/generated/types.generated.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { type LanguageId, pathIn, type TranslationLanguageId } from "#schemas/shared/languages.ts";
import { type EndingPage, livePages } from "#schemas/shared/page-ends.ts";
import { isFixedPage, pathOf } from "#schemas/shared/routes.ts";

/** A document with a translation that visitors may see, as queries return it. */
export type TranslatedDocument = Partial<EndingPage> & { language: string | null };

/**
 * The pages with a translation that visitors may see, from a result of the routing query. Other
 * documents with a translation are left out.
 */
export function translatedDocuments({
  pages,
  translated,
}: Pick<RoutingQueryResult, "pages" | "translated">) {
  const byId = new Map(pages.map((page) => [page._id, page]));
  return translated.flatMap(({ document, language }) => {
    const page = byId.get(document);
    if (page !== undefined) {
      const { _type, slug } = page;
      return { document, language, _type, slug, until: "until" in page ? page.until : null };
    }
    return isFixedPage(document)
      ? { document, language, _type: document, slug: null, until: null }
      : [];
  });
}

/**
 * The languages besides English that visitors may see: those that editors have switched on, as far
 * as the host allows them (`SITE_LANGUAGES`).
 * @param switchedOn null while no document says so; then all that the host allows
 */
export const visibleLanguages = (
  switchedOn: { shown: readonly string[] | null } | null,
): TranslationLanguageId[] =>
  readEnvironment().SITE_LANGUAGES.filter(
    (id) => switchedOn === null || switchedOn.shown?.includes(id) === true,
  );

/**
 * The English paths of the pages that exist in a language.
 * @param day ISO date, in Dubai
 */
export function pathsInLanguage(
  language: LanguageId,
  translated: readonly TranslatedDocument[],
  day: string,
): ReadonlySet<string> {
  const pages = translated.flatMap(({ _type, ...page }) =>
    page.language === language && _type !== undefined ? [{ ...page, _type }] : [],
  );
  return new Set(livePages(pages, day).flatMap((page) => pathOf(page) ?? []));
}

/** The paths of all pages in other languages than English: `/sv/contact`. */
export const translatedPaths = (
  languages: readonly TranslationLanguageId[],
  translated: readonly TranslatedDocument[],
  day: string,
): string[] =>
  languages.flatMap((language) =>
    [...pathsInLanguage(language, translated, day)].map((path) => pathIn(language, path)),
  );
