import { type PageType, pageAt } from "#schemas/shared/routes.ts";
import { fetchPublished } from "./fetch-content.ts";
import { fetchPage } from "./fetch-page.ts";
import { pageTable } from "./page-table.ts";

/** What the page at `path` shows, or null when no page lives there. */
export async function fetchPageAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPage<AnyRow>(pageTable[page.type], page.slug);
}

/** What is published at `path`, also for an editor; null when no page lives there. */
export async function fetchPublishedPageAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  const { query }: AnyRow = pageTable[page.type];
  return fetchPublished(query, { slug: page.slug ?? null });
}

type AnyRow = (typeof pageTable)[PageType];
