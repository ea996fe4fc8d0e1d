import type { ClientReturn } from "@sanity/client";
import type { PageType } from "#schemas/shared/routes.ts";
import { aboutPageQuery } from "./queries/about.ts";
import { advantagePageQuery, advantagesPageQuery } from "./queries/advantages.ts";
import { contactPageQuery } from "./queries/contact.ts";
import { cookiePolicyPageQuery } from "./queries/cookie-policy.ts";
import { freePageQuery } from "./queries/free-page.ts";
import {
  emiratePageQuery,
  freeZonesPageQuery,
  taxBenefitsPageQuery,
} from "./queries/free-zones.ts";
import { homePageQuery } from "./queries/home.ts";
import { servicePageQuery } from "./queries/service.ts";

type PageRow = {
  /** Everything that the page shows; `$slug` names the document of a type with many pages. */
  query: string;
  /**
   * What stands above the page in its breadcrumbs: another page, or the name of the menu that lists
   * it, which is no page. A page without it shows no breadcrumbs.
   */
  below?: PageType | "menu";
  /** Whether the page shows the clients' rating. */
  showsRating?: true;
};

/**
 * A row for every type of page. With its path from the route table, fetcher, cache tag, head,
 * breadcrumbs, structured data, share picture and sitemap entry of a page come from it; a type
 * without a row does not compile. Its markup is in the page's file under `app/`.
 */
export const pageTable = {
  homePage: { query: homePageQuery, showsRating: true },
  freeZonesPage: { query: freeZonesPageQuery, below: "homePage" },
  taxBenefitsPage: { query: taxBenefitsPageQuery, below: "freeZonesPage" },
  emirate: { query: emiratePageQuery, below: "freeZonesPage" },
  service: { query: servicePageQuery, below: "menu" },
  advantagesPage: { query: advantagesPageQuery, below: "homePage" },
  advantage: { query: advantagePageQuery, below: "advantagesPage" },
  aboutPage: { query: aboutPageQuery, below: "homePage" },
  contactPage: { query: contactPageQuery },
  cookiePolicyPage: { query: cookiePolicyPageQuery, below: "homePage" },
  freePage: { query: freePageQuery, below: "homePage" },
} as const satisfies Record<PageType, PageRow>;

/** The row of a page type, as far as every row is alike. */
export const pageRow = (type: PageType): PageRow => pageTable[type];

/** The query of a page type. */
export function pageQuery<Type extends PageType>(type: Type): (typeof pageTable)[Type]["query"] {
  return queryOf(pageTable[type]);
}

/** Keeps the type of the one query, where reading the property would give that of all. */
function queryOf<Row extends PageRow>(row: Row): Row["query"] {
  return row.query;
}

/** What the query of a page type returns; null where there is no such page. */
export type PageResult<Type extends PageType> = ClientReturn<(typeof pageTable)[Type]["query"]>;

/** What a page of the type shows. */
export type PageContent<Type extends PageType> = NonNullable<PageResult<Type>>;
