import { cache } from "react";
import { fetchContent } from "./fetch-content.ts";
import { aboutPageQuery } from "./queries/about.ts";
import { advantagePageQuery, advantagesPageQuery } from "./queries/advantages.ts";
import { cookiePolicyPageQuery } from "./queries/cookie-policy.ts";
import { homePageQuery } from "./queries/home.ts";
import { pageMetadataQuery } from "./queries/page-metadata.ts";
import { contactPageQuery, notFoundPageQuery, servicePageQuery } from "./queries/pages.ts";
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

function required<Page>(page: Page | null, type: string): Page {
  if (page === null) throw new MissingContentError(type);
  return page;
}

/** Header, footer and company details, which every page shows. */
export const fetchSite = cache(async () => {
  const { settings, navigation } = await fetchContent(siteQuery, {}, [SITE_TAG]);
  if (settings === null) throw new MissingContentError("siteSettings");
  if (navigation === null) throw new MissingContentError("navigation");
  return { settings, navigation };
});

export async function fetchHomePage() {
  return required(await fetchContent(homePageQuery, {}, [pageTag("/")]), "homePage");
}

export async function fetchContactPage() {
  return required(await fetchContent(contactPageQuery, {}, [pageTag("/contact")]), "contactPage");
}

export async function fetchAboutPage() {
  return required(await fetchContent(aboutPageQuery, {}, [pageTag("/about")]), "aboutPage");
}

export async function fetchCookiePolicyPage() {
  return required(
    await fetchContent(cookiePolicyPageQuery, {}, [pageTag("/cookie-policy")]),
    "cookiePolicyPage",
  );
}

export async function fetchAdvantagesPage() {
  return required(
    await fetchContent(advantagesPageQuery, {}, [pageTag("/uae-advantages")]),
    "advantagesPage",
  );
}

export async function fetchNotFoundPage() {
  return required(await fetchContent(notFoundPageQuery, {}, [NOT_FOUND_TAG]), "notFoundPage");
}

/** The service at `/services/<slug>`, or null when there is none. */
export const fetchServicePage = cache((slug: string) =>
  fetchContent(servicePageQuery, { slug }, [pageTag(`/services/${slug}`)]),
);

/** Static params of `/services/[slug]`. */
export function fetchServiceSlugs() {
  return fetchContent(slugsQuery, { type: "service" }, [SITE_TAG]);
}

/** The advantage at `/advantages/<slug>`, or null when there is none. */
export const fetchAdvantagePage = cache((slug: string) =>
  fetchContent(advantagePageQuery, { slug }, [pageTag(`/advantages/${slug}`)]),
);

/** Static params of `/advantages/[slug]`. */
export function fetchAdvantageSlugs() {
  return fetchContent(slugsQuery, { type: "advantage" }, [SITE_TAG]);
}

/** What editors wrote for search engines and shared links about the page at `path`, or null. */
export const fetchPageMetadata = cache((path: string) =>
  fetchContent(pageMetadataQuery, { path }, [pageTag(path)]),
);
