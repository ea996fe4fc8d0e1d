import { cache } from "react";
import {
  type FixedPageType,
  type PageType,
  pageAt,
  pathOf,
  slugTypes,
} from "#schemas/shared/routes.ts";
import { fetchContent, fetchPublished } from "./fetch-content.ts";
import { type PageContent, type PageResult, pageQuery } from "./page-table.ts";
import { pagesQuery } from "./queries/routing.ts";
import { required, withRequiredParts } from "./required.ts";

/** A page asks more than once while it renders. */
const fetchResult = cache(
  async <Type extends PageType>(
    type: Type,
    slug: string | undefined,
  ): Promise<PageResult<Type>> => {
    const path = pathOf({ _type: type, slug });
    if (path === undefined) throw new TypeError(`A page of the type "${type}" needs a slug.`);
    const result = await fetchContent(pageQuery(type), { slug: slug ?? null }, path);
    return withRequiredParts(result, type);
  },
);

/**
 * What the page of a type shows, or null when no page lives at `slug`.
 * @throws MissingContentError when a page that always exists is not in the content lake
 */
export async function fetchPage<Type extends PageType>(
  type: Type,
  slug?: string,
): Promise<PageContent<Type> | null> {
  const content = await fetchResult(type, slug);
  return slug === undefined ? required(content, type) : (content ?? null);
}

/**
 * What a page that always exists shows.
 * @throws MissingContentError when it is not in the content lake
 */
export async function fetchFixedPage<Type extends FixedPageType>(
  type: Type,
): Promise<PageContent<Type>> {
  return required(await fetchResult(type, undefined), type);
}

/** What the page at `path` shows, or null when no page lives there. */
export async function fetchPageAt(path: string) {
  const page = pageAt(path);
  return page === undefined ? null : ((await fetchResult(page.type, page.slug)) ?? null);
}

/** What is published at `path`, also for an editor; null when no page lives there. */
export async function fetchPublishedPageAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPublished(pageQuery(page.type), { slug: page.slug ?? null }, path);
}

/** The slugs of all pages of a type, to render them ahead. */
export async function fetchSlugs(type: PageType): Promise<{ slug: string }[]> {
  const pages = await fetchPublished(pagesQuery, { slugTypes });
  return pages.flatMap(({ _type, slug }) => (_type === type && slug ? [{ slug }] : []));
}
