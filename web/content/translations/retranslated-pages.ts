import type {
  CatalogueQueryResult,
  TranslatedPagesQueryResult,
} from "#schemas/generated/types.generated.ts";
import { type LanguageId, pathIn } from "#schemas/shared/languages.ts";
import { pathOf } from "#schemas/shared/routes.ts";

/**
 * The paths of the pages in a language whose translations differ between two results of the
 * catalogue's query, `/sv/contact` for example. Documents without a page of their own are left out.
 */
export function retranslatedPages(
  language: LanguageId,
  { before, after }: { before: CatalogueQueryResult; after: CatalogueQueryResult },
  translated: TranslatedPagesQueryResult["translated"],
): string[] {
  const known = new Map(before.map(({ document, rows }) => [document, JSON.stringify(rows)]));
  return after.flatMap(({ document, rows }) => {
    if (known.get(document) === JSON.stringify(rows)) return [];
    const page = translated.find((each) => each.document === document);
    const path = page?._type && pathOf({ _type: page._type, slug: page.slug ?? null });
    return path ? [pathIn(language, path)] : [];
  });
}
