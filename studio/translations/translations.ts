import type { Schema } from "@sanity/types";
import type { Language } from "../../schemas/shared/languages.ts";
import { isPageType } from "../../schemas/shared/routes.ts";
import { documentsToTranslate } from "../../schemas/shared/translations/documents-to-translate.ts";
import {
  type Coverage,
  coverageOf,
  entriesOf,
  phrasesToTranslate,
  rowsAmong,
  translationId,
} from "../../schemas/shared/translations/translation-rows.ts";
import {
  type ContentDocument,
  findingDocument,
} from "../../scripts/check-content/checks/content.ts";

/** A translation of the language, as `translationsQuery` returns it. */
export type StoredTranslation = {
  _id: string;
  _updatedAt: string;
  document: string | null;
  isShown: boolean | null;
  readBy: string | null;
  isDraft: boolean;
  rows: unknown;
};

/** A document with texts, and its translation if there is one. */
export type ListedTranslation = {
  /** Of the translation, whether it exists or not. */
  id: string;
  title: string;
  type: string;
  isPage: boolean;
  coverage: Coverage;
  /** Whether a release changes the translation. */
  isInRelease: boolean;
  translation: StoredTranslation | undefined;
};

type ToList = {
  language: Language;
  /** In English, as the editor sees them. */
  documents: readonly ContentDocument[];
  translations: readonly StoredTranslation[];
  /** Ids of documents whose translation a release changes. */
  inReleases: readonly string[];
  schema: Pick<Schema, "get">;
};

/** The documents to translate: first those that lack something, and pages before others. */
export function listTranslations(toList: ToList): ListedTranslation[] {
  const { language, documents, translations, inReleases, schema } = toList;
  const translationOf = new Map(translations.map((each) => [each.document, each]));
  return documentsToTranslate(documents)
    .flatMap((document): ListedTranslation[] => {
      const type = schema.get(document._type);
      const phrases = type === undefined ? [] : phrasesToTranslate(document, type, language);
      const translation = translationOf.get(document._id);
      if (phrases.length === 0 && translation === undefined) return [];
      return [
        {
          id: translation?._id ?? translationId(language.id, document._id),
          title: findingDocument(document).title,
          type: type?.title ?? document._type,
          isPage: isPageType(document._type),
          coverage: coverageOf(entriesOf(phrases, rowsAmong(translation?.rows))),
          isInRelease: inReleases.includes(document._id),
          translation,
        },
      ];
    })
    .sort(
      (one, other) =>
        Number(isWhole(one)) - Number(isWhole(other)) ||
        Number(other.isPage) - Number(one.isPage) ||
        one.title.localeCompare(other.title, "en"),
    );
}

/** Whether nothing is left to translate or to remove. */
export const isWhole = ({ coverage }: ListedTranslation): boolean =>
  coverage.percent === 100 && coverage.removed === 0;
