import { type PageType, pageAt } from "#schemas/shared/routes.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchPage } from "./fetch-page.ts";
import { pageDefinitions } from "./page-definitions.ts";

/** The content of the page at `path`, or null when there is no such page. */
export async function fetchPageAt(reader: ContentReader, path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPage<AnyPageDefinition>(reader, pageDefinitions[page.type], page.slug);
}

type AnyPageDefinition = (typeof pageDefinitions)[PageType];
