import type { SchemaType } from "@sanity/types";
import { useMemo } from "react";
import { usePerspective, useSchema } from "sanity";
import type { Language } from "../../schemas/shared/languages.ts";
import type { Phrase } from "../../schemas/shared/translations/phrases.ts";
import { phrasesToTranslate } from "../../schemas/shared/translations/translation-rows.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { useLatestResult } from "../lib/use-latest.ts";

/** A listener needs the ids of all versions. With the published id alone it misses drafts. */
const documentQuery = {
  fetch: "*[_id == $id][0]",
  listen: "*[_id == $id || _id in $versions]",
};

/**
 * The phrases of an English document with its type, as the editor sees it: its draft, or its version
 * in the release that the editor has chosen. Undefined until they are read, null without a document.
 * @param language into which they are translated
 */
export function usePhrases(
  id: string,
  language: Language,
): { phrases: readonly Phrase[]; type: SchemaType } | null | undefined {
  const schema = useSchema();
  const { perspectiveStack } = usePerspective();
  const versions = perspectiveStack.map((name) =>
    name === "drafts" ? `drafts.${id}` : `versions.${name}.${id}`,
  );
  const document = useLatestResult<ContentDocument | null | undefined>(
    documentQuery,
    { params: { id, versions }, perspective: perspectiveStack },
    undefined,
  );
  return useMemo(() => {
    const type = document && schema.get(document._type);
    if (!document || !type) return document && null;
    return { phrases: phrasesToTranslate(document, type, language), type };
  }, [document, schema, language]);
}
