import type { PageType } from "#schemas/shared/routes.ts";
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
