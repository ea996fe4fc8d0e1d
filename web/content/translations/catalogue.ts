import { stegaClean } from "@sanity/client/stega";
import type { CatalogueQueryResult } from "#schemas/generated/types.generated.ts";

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

/** The name of a field without the path before it: `text` for `sections[].text`. */
const nameOf = (field: string) => field.replaceAll("[]", "").split(".").at(-1) ?? field;

/** Builds the catalogue of a language from its documents. */
export function catalogueFrom(documents: CatalogueQueryResult): Catalogue {
  const texts = new Map<string, string>();
  for (const { document, rows } of documents) {
    for (const { field, source, text } of rows ?? []) {
      if (!field || !source || !text) continue;
      const [name, phrase] = [nameOf(field), stegaClean(source)];
      texts.set(keyOf(document ?? undefined, name, phrase), text);
      // The first document with a phrase decides for other places, so that one order of documents
      // gives one page.
      for (const key of [keyOf(name, phrase), keyOf(phrase)])
        if (!texts.has(key)) texts.set(key, text);
    }
  }
  return {
    textOf: (phrase, { field, document }) =>
      texts.get(keyOf(document, field, phrase)) ??
      texts.get(keyOf(field, phrase)) ??
      texts.get(keyOf(phrase)),
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
