import { type PageType, pageAt } from "#schemas/shared/routes.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchPage } from "./fetch-page.ts";
import { pageTable } from "./page-table.ts";

/** What the page at `path` shows, or null when no page lives there. */
export async function fetchPageAt(reader: ContentReader, path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPage<AnyRow>(reader, pageTable[page.type], page.slug);
}

type AnyRow = (typeof pageTable)[PageType];
