import type { ClientReturn } from "@sanity/client";
import type { PageType } from "#schemas/shared/routes.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchSlugPages } from "./fetch-site.ts";
import { required } from "./required.ts";
import type { PageRow } from "./site-types.ts";

/** What a page shows. */
export type PageContent<Row extends PageRow> = NonNullable<ClientReturn<Row["query"]>>;

/**
 * What a page shows, or null when no page lives at `slug`.
 * @throws MissingContentError when a page that always exists is not in the content lake
 */
export async function fetchPage<Row extends PageRow>(
  reader: ContentReader,
  { type, query }: Row,
  slug?: string,
): Promise<ClientReturn<Row["query"]>> {
  const content = await reader.fetch<Row["query"]>(query, { slug: slug ?? null });
  if (slug === undefined) required(content, type);
  return content;
}

/** The same of a page of which there is one. */
export async function fetchOnlyPage<Row extends PageRow>(
  reader: ContentReader,
  row: Row,
): Promise<PageContent<Row>> {
  return required(await fetchPage(reader, row), row.type);
}

/** The slugs of all pages of a type, to render them ahead. */
export async function fetchSlugs(reader: ContentReader, type: PageType): Promise<string[]> {
  const pages = await fetchSlugPages(reader);
  return pages.flatMap(({ _type, slug }) => (_type === type && slug ? [slug] : []));
}
