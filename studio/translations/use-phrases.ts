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
 * The phrases of an English document, as the editor sees it: its draft, or its version in the
 * release that the editor has chosen. Undefined until they are read, null without a document.
 * @param language into which they are translated
 */
export function usePhrases(id: string, language: Language): readonly Phrase[] | null | undefined {
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
    return document && type ? phrasesToTranslate(document, type, language) : document && null;
  }, [document, schema, language]);
}
