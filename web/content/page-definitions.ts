import type { PageType } from "#schemas/shared/routes.ts";
import { aboutPage } from "./queries/about.ts";
import { advantagePage, advantagesPage } from "./queries/advantages.ts";
import { contactPage } from "./queries/contact.ts";
import { cookiePolicyPage } from "./queries/cookie-policy.ts";
import { freePage } from "./queries/free-page.ts";
import { emiratePage, freeZonesPage, taxBenefitsPage } from "./queries/free-zones.ts";
import { homePage } from "./queries/home.ts";
import { servicePage } from "./queries/service.ts";
import type { PageDefinition } from "./site-types.ts";

/**
 * The definition of every type of page, for code that handles any page: the sitemap, share
 * pictures, the list of all queries. A type without a definition does not compile. The file of a
 * page imports its own definition only.
 */
export const pageDefinitions = {
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
} as const satisfies { readonly [Type in PageType]: PageDefinition & { type: Type } };
