import type { CatalogueQueryResult } from "#schemas/generated/types.generated.ts";
import { fieldName } from "#schemas/shared/translations/translation-rows.ts";

/** All translated texts of a language. */
export type Catalogue = {
  /**
   * The translation of a phrase; undefined if there is none.
   * @param place the name of the phrase's field, and the document that the phrase stands in. Other
   *   translations of the same phrase are used only if this place has none.
   */
  textOf: (
    phrase: string,
    place: { field: string; document: string | undefined },
  ) => string | undefined;
};

const keyOf = (...parts: (string | undefined)[]) => JSON.stringify(parts);

/** A row of a translation, as queries return it. */
type Row = { field: string | null; source: string | null; text: string | null };

/**
 * Builds the catalogue of a language from its documents.
 * @param textOfRow the text as the page shows it; a draft adds the place of the row in the Studio
 */
export function catalogueFrom<CatalogueRow extends Row>(
  documents: readonly { document: string | null; rows: CatalogueRow[] | null }[],
  textOfRow: (row: CatalogueRow) => string | null = ({ text }) => text,
): Catalogue {
  const known = new Map<string, CatalogueRow>();
  for (const { document, rows } of documents) {
    for (const row of rows ?? []) {
      const { field, source, text } = row;
      if (!field || !source || !text) continue;
      const name = fieldName(field);
      known.set(keyOf(document ?? undefined, name, source), row);
      // The first document with a phrase decides for other places, so that one order of documents
      // gives one page.
      for (const key of [keyOf(name, source), keyOf(source)])
        if (!known.has(key)) known.set(key, row);
    }
  }
  return {
    textOf: (phrase, { field, document }) => {
      const row =
        known.get(keyOf(document, field, phrase)) ??
        known.get(keyOf(field, phrase)) ??
        known.get(keyOf(phrase));
      return (row && textOfRow(row)) ?? undefined;
    },
  };
}

const built = new Map<string, { json: string; catalogue: Catalogue }>();

/** The catalogue of a language, built again only when the documents have changed. */
export function catalogueOf(language: string, json: string): Catalogue {
  const known = built.get(language);
  if (known?.json === json) return known.catalogue;
  const documents: CatalogueQueryResult = JSON.parse(json);
  const catalogue = catalogueFrom(documents);
  built.set(language, { json, catalogue });
  return catalogue;
}
