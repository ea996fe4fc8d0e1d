import { type PageType, pageAt } from "#schemas/shared/routes.ts";
import { fetchPublished } from "./fetch-content.ts";
import { fetchPage } from "./fetch-page.ts";
import { aboutPage } from "./queries/about.ts";
import { advantagePage, advantagesPage } from "./queries/advantages.ts";
import { contactPage } from "./queries/contact.ts";
import { cookiePolicyPage } from "./queries/cookie-policy.ts";
import { freePage } from "./queries/free-page.ts";
import { emiratePage, freeZonesPage, taxBenefitsPage } from "./queries/free-zones.ts";
import { homePage } from "./queries/home.ts";
import { servicePage } from "./queries/service.ts";
import type { PageRow } from "./site-types.ts";

/**
 * The row of every type of page, for what is made of any page: sitemap, share pictures, the store of
 * answers. A type without a row does not compile. A page's own file imports its row alone.
 */
export const pageTable = {
  homePage,
  freeZonesPage,
  taxBenefitsPage,
  emirate: emiratePage,
  service: servicePage,
  advantagesPage,
  advantage: advantagePage,
  aboutPage,
  contactPage,
  cookiePolicyPage,
  freePage,
} as const satisfies { readonly [Type in PageType]: PageRow & { type: Type } };

/** What the page at `path` shows, or null when no page lives there. */
export async function fetchPageAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  return fetchPage<AnyRow>(pageTable[page.type], page.slug);
}

/** What is published at `path`, also for an editor; null when no page lives there. */
export async function fetchPublishedPageAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) return null;
  const { query }: AnyRow = pageTable[page.type];
  return fetchPublished(query, { slug: page.slug ?? null }, path);
}

type AnyRow = (typeof pageTable)[PageType];
