import type { ClientPerspective } from "@sanity/client";
import { useMemo } from "react";
import { useSchema } from "sanity";
import type { Language } from "../../schemas/shared/languages.ts";
import { translatedTypes } from "../../schemas/shared/translations/translated-types.ts";
import type { ContentDocument } from "../../scripts/check-content/checks/content.ts";
import { useLatestResult } from "../lib/use-latest.ts";
import {
  type ListedTranslation,
  listTranslations,
  type StoredTranslation,
} from "./translations.ts";

/** This needs all texts of the site, so they are not read again at every key. */
const throttleTime = 5_000;

const documentsQuery = {
  fetch: "*[_type in $types]",
  listen: `*[_type in $types]`,
};

const translationsQuery = {
  fetch: `*[_type == "translation" && language == $language]{
    _id,
    _updatedAt,
    "document": translated._ref,
    isShown,
    readBy,
    "isDraft": _originalId in path("drafts.**"),
    rows
  }`,
  listen: `*[_type == "translation" && language == $language]`,
};

/** The ids of documents whose translation a release changes. */
const inReleasesQuery = `*[
  _type == "translation" && language == $language && _id in path("versions.**")
].translated._ref`;

/** Of the document `siteLanguages`. */
const SWITCHED_ON = `count(*[_type == "siteLanguages" && $language in shown]) > 0`;

const NONE: string[] = [];

/** Every document with texts, in English; undefined until they are known. */
export const useTranslatedDocuments = (perspective: ClientPerspective) =>
  useLatestResult<ContentDocument[] | undefined>(
    documentsQuery,
    { params: { types: [...translatedTypes] }, perspective, throttleTime },
    undefined,
  );

/**
 * Whether visitors see the site in a language, as far as the editors decide it; undefined until it is
 * known.
 */
export const useIsSwitchedOn = ({ id }: Language) =>
  useLatestResult<boolean | undefined>(
    SWITCHED_ON,
    { params: { language: id }, perspective: "published" },
    undefined,
  );

type Listing = {
  language: Language;
  perspective: ClientPerspective;
  /** Those of `useTranslatedDocuments`, which serve all languages. */
  documents: readonly ContentDocument[] | undefined;
};

/** How much of each document is translated into a language; undefined until it is known. */
export function useListedTranslations({
  language,
  perspective,
  documents,
}: Listing): ListedTranslation[] | undefined {
  const schema = useSchema();
  const translations = useLatestResult<StoredTranslation[] | undefined>(
    translationsQuery,
    { params: { language: language.id }, perspective, throttleTime },
    undefined,
  );
  const inReleases = useLatestResult(
    inReleasesQuery,
    { params: { language: language.id }, perspective: "raw" },
    NONE,
  );
  return useMemo(
    () =>
      documents &&
      translations &&
      listTranslations({ language, documents, translations, inReleases, schema }),
    [language, documents, translations, inReleases, schema],
  );
}
