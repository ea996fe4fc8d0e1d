import type { QueryParams } from "@sanity/client";
import { type PageType, pageAt } from "#schemas/routes.ts";
import { aboutPageQuery } from "#web/content/queries/about.ts";
import { advantagePageQuery, advantagesPageQuery } from "#web/content/queries/advantages.ts";
import { cookiePolicyPageQuery } from "#web/content/queries/cookie-policy.ts";
import {
  emiratePageQuery,
  freeZonesPageQuery,
  taxBenefitsPageQuery,
} from "#web/content/queries/free-zones.ts";
import { homePageQuery } from "#web/content/queries/home.ts";
import { pageMetadataQuery, shareCardQuery } from "#web/content/queries/page-metadata.ts";
import {
  contactPageQuery,
  notFoundPageQuery,
  servicePageQuery,
} from "#web/content/queries/pages.ts";
import { siteQuery } from "#web/content/queries/site.ts";

/** Something that a page asks of the content lake. */
export type ContentRequest = { query: string; params: QueryParams };

const pageQueries: Record<PageType, string> = {
  homePage: homePageQuery,
  freeZonesPage: freeZonesPageQuery,
  taxBenefitsPage: taxBenefitsPageQuery,
  advantagesPage: advantagesPageQuery,
  aboutPage: aboutPageQuery,
  contactPage: contactPageQuery,
  cookiePolicyPage: cookiePolicyPageQuery,
  service: servicePageQuery,
  emirate: emiratePageQuery,
  advantage: advantagePageQuery,
};

/** What the pages ask for that are rendered again when a cache tag is revalidated. */
export function requestsUnder(tag: string): ContentRequest[] {
  if (tag === "site") return [{ query: siteQuery, params: {} }];
  if (tag === "not-found") return [{ query: notFoundPageQuery, params: {} }];
  const path = tag.replace(/^page:/, "");
  const page = pageAt(path);
  if (page === undefined) return [];
  const { type, slug = null } = page;
  return [
    { query: pageQueries[type], params: { slug } },
    { query: pageMetadataQuery, params: { path } },
    { query: shareCardQuery, params: { type, slug } },
  ];
}
