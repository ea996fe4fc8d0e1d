import { currentSlug, pathOf } from "../routes.ts";
import { translatedTypes } from "./translated-types.ts";

type Listed = { _type: string; slug?: unknown; path?: unknown; inEnglishOnly?: unknown };

/**
 * The documents whose texts are to be translated. A document is left out on purpose, and so are the
 * search texts of a page that is left out.
 */
export function documentsToTranslate<Document extends Listed>(
  documents: readonly Document[],
): Document[] {
  const leftOut = new Set(
    documents.flatMap(({ _type, slug, inEnglishOnly }) =>
      inEnglishOnly === true ? (pathOf({ _type, slug: currentSlug(slug) ?? null }) ?? []) : [],
    ),
  );
  const isLeftOut = ({ _type, path, inEnglishOnly }: Listed) =>
    inEnglishOnly === true ||
    (_type === "pageMetadata" && typeof path === "string" && leftOut.has(path));
  return documents.filter(
    (document) => translatedTypes.some((name) => name === document._type) && !isLeftOut(document),
  );
}
