import { type PageType, pageAt } from "#schemas/shared/routes.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchPage } from "./fetch-page.ts";
import { fetchLivePaths } from "./fetch-site.ts";
import { MissingContentError } from "./missing-content.ts";
import { pageDefinitions } from "./page-definitions.ts";

/** The content of the page at `path`, or null when there is no such page. */
export async function fetchPageAt(reader: ContentReader, path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPage<AnyPageDefinition>(reader, pageDefinitions[page.type], page.slug);
}

type ShownPage = {
  path: string;
  content: NonNullable<Awaited<ReturnType<typeof fetchPageAt>>>;
};

/** Every page that visitors can see, by its path. A page that cannot be rendered is left out. */
export async function fetchShownPages(reader: ContentReader): Promise<ShownPage[]> {
  const pages: ShownPage[] = [];
  for (const path of [...(await fetchLivePaths(reader))].sort()) {
    const content = await fetchPageAt(reader, path).catch((error: unknown) => {
      if (error instanceof MissingContentError) return null;
      throw error;
    });
    if (content !== null) pages.push({ path, content });
  }
  return pages;
}

type AnyPageDefinition = (typeof pageDefinitions)[PageType];
