import type { ClientReturn } from "@sanity/client";
import { cache } from "react";
import type { PageType } from "#schemas/shared/routes.ts";
import { fetchContent } from "./fetch-content.ts";
import { fetchSlugPages } from "./fetch-site.ts";
import { required, withRequiredParts } from "./required.ts";
import type { PageRow } from "./site-types.ts";

/** What a page shows. */
export type PageContent<Row extends PageRow> = NonNullable<ClientReturn<Row["query"]>>;

/**
 * What a page shows, or null when no page lives at `slug`. A page asks more than once while it
 * renders.
 * @throws MissingContentError when a page that always exists is not in the content lake
 */
export const fetchPage = cache(
  async <Row extends PageRow>(
    { type, query }: Row,
    slug?: string,
  ): Promise<ClientReturn<Row["query"]>> => {
    const content = await fetchContent<Row["query"]>(query, { slug: slug ?? null });
    if (slug === undefined) required(content, type);
    return withRequiredParts(content, type);
  },
);

/** The same of a page of which there is one. */
export async function fetchOnlyPage<Row extends PageRow>(row: Row): Promise<PageContent<Row>> {
  return required(await fetchPage(row), row.type);
}

/** The slugs of all pages of a type, to render them ahead. */
export async function fetchSlugs(type: PageType): Promise<{ slug: string }[]> {
  const pages = await fetchSlugPages();
  return pages.flatMap(({ _type, slug }) => (_type === type && slug ? [{ slug }] : []));
}
