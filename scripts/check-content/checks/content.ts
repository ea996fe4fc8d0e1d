import type { SanityClient } from "@sanity/client";
import { isNoBookkeeping } from "../../../schemas/shared/bookkeeping.ts";
import { dubaiDay } from "../../../schemas/shared/figures/dubai-day.ts";
import { isTranslationLanguage, languageOf } from "../../../schemas/shared/languages.ts";
import { nameInWords } from "../../../schemas/shared/name-in-words.ts";
import { livePages } from "../../../schemas/shared/page-ends.ts";
import { isRecord } from "../../../schemas/shared/record.ts";
import { currentSlug, pageAt, pathsOfPages } from "../../../schemas/shared/routes.ts";
import {
  noticedQuery,
  readingsAmong,
  type SourceReading,
} from "../../../schemas/shared/sources/source-reading.ts";
import type { FindingDocument } from "./finding.ts";

/** A whole published document. Its fields are checked when they are read. */
export type ContentDocument = { _id: string; _type: string; [field: string]: unknown };

/** Every document. Redirects are in the order of their priority. */
export const contentQuery = `*[!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}] | order(_createdAt, _id)`;

/** Reads published documents, never drafts. */
export function fetchPublished(client: SanityClient): Promise<ContentDocument[]> {
  return client.withConfig({ perspective: "published", useCdn: false }).fetch(contentQuery);
}

/** Reads what the content tool has noticed at sources, by the ids of their facts. */
export async function fetchNoticed(client: SanityClient): Promise<Map<string, SourceReading>> {
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  return readingsAmong(await raw.fetch<unknown>(noticedQuery));
}

/** Every path of a published page. @param day ISO date, in Dubai */
export function livePathsOf(
  documents: readonly ContentDocument[],
  day = dubaiDay(),
): ReadonlySet<string> {
  const pages = documents.map(({ _type, slug, until }) => ({
    _type,
    slug: currentSlug(slug),
    until: typeof until === "string" ? until : undefined,
  }));
  return pathsOfPages(livePages(pages, day));
}

/** The documents by type and slug, and page metadata by its path, of lists that were looked into. */
const indexes = new WeakMap<readonly ContentDocument[], Map<string, ContentDocument>>();

/** The first document of a list with a key, found without reading the list for each page. */
function indexed(documents: readonly ContentDocument[], key: string): ContentDocument | undefined {
  const keyOf = ({ _type, path, slug }: ContentDocument) =>
    _type === "pageMetadata" ? keyOfPage(_type, text(path)) : keyOfPage(_type, currentSlug(slug));
  const index =
    indexes.get(documents) ??
    new Map(documents.toReversed().map((document) => [keyOf(document), document]));
  indexes.set(documents, index);
  return index.get(key);
}

const keyOfPage = (type: string, place: string | undefined) => `${type} ${place ?? ""}`;

/** The document that is the page at `path`. */
export function pageDocument(
  path: string,
  documents: readonly ContentDocument[],
): FindingDocument | undefined {
  const page = pageAt(path);
  if (page === undefined) return undefined;
  const found = indexed(documents, keyOfPage(page.type, page.slug));
  return found && findingDocument(found);
}

/**
 * The document in which a page's title and description can be fixed: its metadata, or the page
 * itself.
 */
export function headDocument(
  path: string,
  field: string,
  documents: readonly ContentDocument[],
): FindingDocument | undefined {
  const metadata = indexed(documents, keyOfPage("pageMetadata", path));
  return metadata === undefined ? pageDocument(path, documents) : findingDocument(metadata, field);
}

/** A document as findings name it. */
export function findingDocument(document: ContentDocument, field?: string): FindingDocument {
  const { title, heading, label, name, source, path, _type } = document;
  const names = [title, heading, label, name, source, path];
  return {
    id: document._id,
    type: _type,
    title:
      (_type === "pageMetadata" ? text(path) : names.map(text).find(Boolean)) || nameInWords(_type),
    ...(field === undefined ? {} : { field }),
  };
}

/**
 * The title of a translation: that of its document, and the language. Undefined without a document.
 * @param documents by id
 */
export function translationTitle(
  { translated, language }: ContentDocument,
  documents: ReadonlyMap<string, ContentDocument>,
): string | undefined {
  const document = documents.get(isRecord(translated) ? text(translated._ref) : "");
  if (document === undefined || !isTranslationLanguage(language)) return undefined;
  return `${findingDocument(document).title}, ${languageOf(language).name}`;
}

export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}
