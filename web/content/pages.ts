import { cache } from "react";
import { fetchContent } from "./fetch-content.ts";
import { pageMetadataQuery } from "./queries/page-metadata.ts";
import {
  contactPageQuery,
  homePageQuery,
  notFoundPageQuery,
  servicePageQuery,
} from "./queries/pages.ts";
import { slugsQuery } from "./queries/routing.ts";
import { siteQuery } from "./queries/site.ts";
import { NOT_FOUND_TAG, pageTag, SITE_TAG } from "./tags.ts";

/** A document without which no page can be rendered is not in the content lake. */
export class MissingContentError extends Error {
  override name = "MissingContentError";
  constructor(type: string) {
    super(
      `The content lake holds no published "${type}" document. Publish it in the Studio, or run: npm run seed`,
    );
  }
}

/** Header, footer and company details, which every page shows. */
export const fetchSite = cache(async () => {
  const { settings, navigation } = await fetchContent(siteQuery, {}, [SITE_TAG]);
  if (settings === null) throw new MissingContentError("siteSettings");
  if (navigation === null) throw new MissingContentError("navigation");
  return { settings, navigation };
});

export async function fetchHomePage() {
  const page = await fetchContent(homePageQuery, {}, [pageTag("/")]);
  if (page === null) throw new MissingContentError("homePage");
  return page;
}

export async function fetchContactPage() {
  const page = await fetchContent(contactPageQuery, {}, [pageTag("/contact")]);
  if (page === null) throw new MissingContentError("contactPage");
  return page;
}

export async function fetchNotFoundPage() {
  const page = await fetchContent(notFoundPageQuery, {}, [NOT_FOUND_TAG]);
  if (page === null) throw new MissingContentError("notFoundPage");
  return page;
}

/** The service at `/services/<slug>`, or null when there is none. */
export const fetchServicePage = cache((slug: string) =>
  fetchContent(servicePageQuery, { slug }, [pageTag(`/services/${slug}`)]),
);

/** Static params of `/services/[slug]`. */
export function fetchServiceSlugs() {
  return fetchContent(slugsQuery, { type: "service" }, [SITE_TAG]);
}

/** What editors wrote for search engines and shared links about the page at `path`, or null. */
export const fetchPageMetadata = cache((path: string) =>
  fetchContent(pageMetadataQuery, { path }, [pageTag(path)]),
);
