import { extname } from "node:path";
import {
  type ContentDocument,
  contentOf,
  fingerprintsOf,
  importSource,
  isContent,
  isVersionIn,
  readLake,
  type Source,
  type StoredDocument,
} from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import {
  getDraftId,
  getPublishedId,
  getVersionFromId,
  getVersionId,
  isPublishedId,
} from "@sanity/client/csm";
import { createSchema } from "sanity";
import * as z from "zod";
import { schemaTypes } from "#schemas/index.ts";
import {
  isTranslationLanguage,
  languageOf,
  type TranslationLanguageId,
} from "#schemas/shared/languages.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { documentsToTranslate } from "#schemas/shared/translations/documents-to-translate.ts";
import {
  entriesOf,
  phrasesToTranslate,
  translationId,
} from "#schemas/shared/translations/translation-rows.ts";
import { siteContent } from "../tool.ts";
import type { XliffVersion } from "./inline-codes.ts";
import { type DocumentTexts, mergeTexts, type Side } from "./merge-texts.ts";
import type { TextOfLanguage } from "./other-languages.ts";
import { type ExportedText, readTextTable, type TextTable, writeTextTable } from "./text-table.ts";
import { readXliff, writeXliff } from "./xliff.ts";

/** Where the texts are: in drafts before published translations, or in a release before those. */
export type Place = "drafts" | "published" | { releaseId: string };

const storedTranslation = z.looseObject({
  _id: z.string(),
  _type: z.literal("translation"),
  language: z.string().optional(),
  translated: z.looseObject({ _ref: z.string() }).optional(),
  rows: z
    .array(
      z.looseObject({
        _key: z.string(),
        field: z.string().default(""),
        source: z.string().default(""),
        text: z.string().default(""),
      }),
    )
    .default([]),
});
type StoredTranslation = z.infer<typeof storedTranslation>;

/** An English document with its phrases, and its translation in a place. */
type TranslatedDocument = DocumentTexts & {
  document: ContentDocument;
  /** The translation's id without its place. */
  translationId: string;
  /** What stands there: the draft or version, else the published translation. */
  stored: (StoredDocument & StoredTranslation) | undefined;
  /** Whether an editor has a draft of the translation. */
  hasDraft: boolean;
};

/** Reads every document whose texts are translated, with its translation into a language. */
async function readTexts(client: SanityClient, language: TranslationLanguageId, place: Place) {
  const releases = typeof place === "object" ? [place.releaseId] : [];
  const lake = await readLake(
    client,
    (document) =>
      isContent(document) || isVersionIn(document, releases) || isOtherLanguage(document),
  );
  const translations = new Map<string, StoredDocument & StoredTranslation>();
  const others = new Map<string, TextOfLanguage[]>();
  for (const document of lake.values()) {
    const translation = storedTranslation.safeParse(document);
    if (!translation.success) continue;
    const { data } = translation;
    if (data.language === language) translations.set(document._id, { ...document, ...data });
    else addTexts(data);
  }
  const idOf = new Map(
    [...translations.values()].map(({ _id, translated }) => [
      translated?._ref,
      getPublishedId(_id),
    ]),
  );
  const schema = createSchema({ name: "translations", types: schemaTypes });
  const texts = new Map<string, TranslatedDocument>();
  const published = [...lake.values()].filter(({ _id }) => isPublishedId(_id));
  for (const document of documentsToTranslate(published)) {
    const type = schema.get(document._type);
    const phrases =
      type === undefined ? [] : phrasesToTranslate(document, type, languageOf(language));
    if (phrases.length === 0) continue;
    const id = idOf.get(document._id) ?? translationId(language, document._id);
    const stored = translations.get(idIn(place, id)) ?? translations.get(id);
    const hasDraft = translations.has(getDraftId(id));
    const rows = stored?.rows ?? [];
    texts.set(document._id, {
      ...{ document, phrases, rows, translationId: id, stored, hasDraft },
      others: others.get(document._id) ?? [],
    });
  }
  return texts;

  /** Whether a document translates into another language, in any release. */
  function isOtherLanguage(document: StoredDocument): boolean {
    return document._type === "translation" && document.language !== language;
  }

  /** Keeps the texts of a translation into another language. */
  function addTexts({ language, translated, rows }: StoredTranslation): void {
    if (translated === undefined || !isTranslationLanguage(language)) return;
    const known = others.get(translated._ref) ?? [];
    others.set(translated._ref, [...known, ...rows.map((row) => ({ ...row, language }))]);
  }
}

function idIn(place: Place, id: string): string {
  if (place === "published") return id;
  return place === "drafts" ? getDraftId(id) : getVersionId(id, place.releaseId);
}

/** The path of a document's page, or of the page whose search texts a document has. */
function pagePath({ _type, slug, path }: ContentDocument): string | undefined {
  if (_type === "pageMetadata") return typeof path === "string" ? path : undefined;
  return pathOf({ _type, slug: currentSlug(slug) ?? null });
}

type Exchange = { language: TranslationLanguageId; path: string; place?: Place };

/**
 * Writes the texts of a language for a translator, as `.xlf` or `.xlsx`.
 * @param chosen ids of documents, or paths of pages; all documents by default
 * @param open whether only texts without a translation of today's English are written
 * @param xliff the version of an `.xlf`
 * @returns what was written, and the ids of releases with texts of the language that were not
 */
export async function exportTexts(
  client: SanityClient,
  {
    language,
    path,
    place = "drafts",
    chosen = [],
    open = false,
    xliff = "2.0",
  }: Exchange & { chosen?: readonly string[]; open?: boolean; xliff?: XliffVersion },
): Promise<{ documents: number; texts: number; releases: string[] }> {
  const all = [...(await readTexts(client, language, place)).values()];
  const isNamed = ({ document }: TranslatedDocument, name: string) =>
    document._id === name || pagePath(document) === name;
  const unknown = chosen.filter((name) => !all.some((each) => isNamed(each, name)));
  if (unknown.length > 0) {
    throw new Error(
      `There is no published document or page ${unknown.join(", ")}. Name ids, such as contactPage, or paths, such as /contact.`,
    );
  }
  const documents =
    chosen.length === 0 ? all : all.filter((each) => chosen.some((name) => isNamed(each, name)));
  const texts = documents.flatMap(({ document, phrases, rows }) =>
    entriesOf(phrases, rows).flatMap((entry): ExportedText[] => {
      if (entry.state === "removed" || entry.state === "name") return [];
      if (open && entry.state === "translated") return [];
      return [{ document: document._id, entry }];
    }),
  );
  const isXliff = formatOf(path) === "xliff";
  if (path.toLowerCase().endsWith(".csv")) {
    throw new Error(
      `A spreadsheet changes numbers and days in CSV. Name a workbook instead: ${path.slice(0, -4)}.xlsx.`,
    );
  }
  if (isXliff) await writeXliff(path, languageOf(language), texts, xliff);
  else await writeTextTable(path, languageOf(language), texts);
  return {
    documents: new Set(texts.map(({ document }) => document)).size,
    texts: texts.length,
    releases: place === "drafts" ? await releasesWith(client, language) : [],
  };
}

/** The ids of releases that have texts of a language. */
async function releasesWith(
  client: SanityClient,
  language: TranslationLanguageId,
): Promise<string[]> {
  const query = `*[_type == "translation" && language == $language && _id in path("versions.**")]._id`;
  const ids = await client.fetch<string[]>(query, { language }, { perspective: "raw" });
  return [...new Set(ids.flatMap((id) => getVersionFromId(id) ?? []))];
}

/**
 * Compares a translator's file with the translations and, with `write`, stores what differs: all or
 * nothing of what is not refused, in one transaction as every import.
 * @throws Error when the whole file cannot be read, or somebody has written meanwhile
 */
export async function importTexts(
  client: SanityClient,
  {
    language,
    path,
    place = "drafts",
    write = false,
    side,
    evenSo = false,
    encoding,
    onPart,
  }: Exchange & {
    write?: boolean;
    side?: Side | undefined;
    /** Whether texts are taken that do not look like translations. */
    evenSo?: boolean;
    encoding?: string | undefined;
    onPart?: (title: string) => void;
  },
) {
  const { texts: given, unread } = await readGiven(path, language, encoding);
  if (typeof place === "object") await assertOpen(client, place.releaseId);
  const texts = await readTexts(client, language, place);
  const merged = mergeTexts(texts, given, side, evenSo);
  const refused = [...merged.refused];
  const documents: ContentDocument[] = [];
  const exported: [string, ReturnType<typeof fingerprintsOf>][] = [];
  for (const [id, rows] of merged.changed) {
    const known = texts.get(id);
    if (known === undefined) continue;
    if (place === "published" && known.hasDraft) {
      const message =
        "An editor has a draft of this translation. Import into drafts, or publish the draft first.";
      refused.push({ place: path, document: id, field: "(all texts)", message });
      continue;
    }
    const _id = idIn(place, known.translationId);
    const before = known.stored && contentOf(known.stored);
    documents.push(withRows(before ?? newTranslation(language, id), _id, rows));
    if (before?._id === _id) exported.push([_id, fingerprintsOf(before)]);
  }
  const source: Source = { name: path, documents, assets: [], exported: new Map(exported) };
  const created = documents.filter(({ _id }) => !source.exported?.has(_id));
  const plan = await importSource(siteContent(client), source, {
    write,
    onPart,
    releases: typeof place === "object" ? [place.releaseId] : [],
    // Rows are merged above. A draft or version that does not exist yet is made.
    take: created.map(({ _id }) => `theirs:${_id}`),
  });
  return { plan, refused, untranslated: merged.untranslated, given: given.length, unread };
}

/** Refuses a release that cannot be changed. */
async function assertOpen(client: SanityClient, releaseId: string): Promise<void> {
  const release = await client.releases.get({ releaseId });
  if (release?.state === "active") return;
  const reason = release === undefined ? "there is none" : `it is ${release.state}`;
  throw new Error(`The release ${releaseId} takes no texts: ${reason}. Name one that is open.`);
}

function formatOf(path: string): "xliff" | "table" {
  const ending = extname(path).toLowerCase();
  if ([".xlf", ".xliff"].includes(ending)) return "xliff";
  if ([".csv", ".xlsx"].includes(ending)) return "table";
  throw new Error(
    `${path} is neither .xlf nor .xlsx. Choose one of them where the program saves or exports it.`,
  );
}

async function readGiven(
  path: string,
  language: TranslationLanguageId,
  encoding: string | undefined,
): Promise<TextTable> {
  return formatOf(path) === "xliff"
    ? { texts: await readXliff(path, languageOf(language)), unread: [] }
    : readTextTable(path, languageOf(language), encoding);
}

/** A translation that editors have to switch on before visitors see it. */
const newTranslation = (language: TranslationLanguageId, document: string): ContentDocument => ({
  _id: "",
  _type: "translation",
  language,
  isShown: false,
  translated: { _type: "reference", _ref: document, _weak: true },
});

const withRows = (
  translation: ContentDocument,
  _id: string,
  rows: DocumentTexts["rows"],
): ContentDocument => ({
  ...translation,
  _id,
  rows: rows.map((row) => ({ ...row, _type: "translatedText" })),
});
