import type { SanityClient } from "@sanity/client";
import { pathsOfPages, slugTypes } from "../shared/routes.ts";

const publishedPagesQuery = `*[
  _type in $types && defined(slug.current) &&
  !(_id in path("drafts.**")) && !(_id in path("versions.**"))
]{ _type, "slug": slug.current }`;

/** Every path at which a visitor finds a page now. */
export async function fetchLivePaths(client: SanityClient): Promise<ReadonlySet<string>> {
  const pages = await client.fetch<{ _type: string; slug: string }[]>(publishedPagesQuery, {
    types: slugTypes,
  });
  return pathsOfPages(pages);
}
