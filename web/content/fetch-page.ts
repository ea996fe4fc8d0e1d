import type { ClientReturn } from "@sanity/client";
import { type PageType, pathOf } from "#schemas/shared/routes.ts";
import { completePublished } from "./complete-content.ts";
import type { ContentReader } from "./content-reader.ts";
import { fetchSlugPages } from "./fetch-site.ts";
import { required } from "./missing-content.ts";
import type { PageDefinition } from "./site-types.ts";

/** The content of a page. */
export type PageContent<Definition extends PageDefinition> = NonNullable<
  ClientReturn<Definition["query"]>
>;

/**
 * The content of a page, or null when there is no page at `slug`.
 * @throws MissingContentError when the page lacks something that it cannot be rendered without, or
 *   when a page that always exists is not in the content lake
 */
export async function fetchPage<Definition extends PageDefinition>(
  reader: ContentReader,
  { type, query }: Definition,
  slug?: string,
): Promise<ClientReturn<Definition["query"]>> {
  const content = await reader.fetch<Definition["query"]>(query, { slug: slug ?? null });
  const path = pathOf({ _type: type, slug }) ?? type;
  if (slug === undefined) required(content, type, path);
  // The reader of drafts completes content for editors.
  if (content !== null && !reader.isDraft) completePublished(content, query, path);
  return content;
}

/** The content of a page that exists once and has no slug. */
export async function fetchOnlyPage<Definition extends PageDefinition>(
  reader: ContentReader,
  definition: Definition,
): Promise<PageContent<Definition>> {
  const path = pathOf({ _type: definition.type }) ?? definition.type;
  return required(await fetchPage(reader, definition), definition.type, path);
}

/** The slugs of all pages of a type, to render these pages ahead. */
export async function fetchSlugs(reader: ContentReader, type: PageType): Promise<string[]> {
  const pages = await fetchSlugPages(reader);
  return pages.flatMap(({ _type, slug }) => (_type === type && slug ? [slug] : []));
}
