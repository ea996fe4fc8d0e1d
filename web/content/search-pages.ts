import { cache } from "react";
import { fixedPaths, pageAt, pathOf, slugRoutes } from "#schemas/routes.ts";
import { fetchContent } from "./fetch-content.ts";
import { shareCardQuery } from "./queries/page-metadata.ts";
import { pagesQuery } from "./queries/routing.ts";
import { PATHS_TAG, pageTag } from "./tags.ts";

/** Every path at which a visitor finds a page. */
export const fetchLivePaths = cache(async (): Promise<ReadonlySet<string>> => {
  const slugTypes = slugRoutes.map((route) => route.type);
  const pages = await fetchContent(pagesQuery, { slugTypes }, [PATHS_TAG]);
  return new Set([...fixedPaths, ...pages.flatMap((page) => pathOf(page) ?? [])]);
});

/** Headline and illustration of the page at `path`, or null when no page lives there. */
export const fetchShareCard = cache(async (path: string) => {
  const page = pageAt(path);
  if (page === undefined) return null;
  const params = { type: page.type, slug: page.slug ?? null };
  return fetchContent(shareCardQuery, params, [pageTag(path)]);
});
