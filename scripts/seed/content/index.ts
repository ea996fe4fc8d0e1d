import { advantages } from "./advantages/index.ts";
import type { SeedDocument } from "./build/document.ts";
import { emirates } from "./emirates/index.ts";
import { figureDocuments } from "./figures/index.ts";
import { freeZones } from "./free-zones/index.ts";
import { pageMetadata } from "./page-metadata.ts";
import { aboutPage } from "./pages/about-page.ts";
import { advantagesPage } from "./pages/advantages-page.ts";
import { cookiePolicyPage } from "./pages/cookie-policy-page.ts";
import { freeZonesMetadata } from "./pages/free-zones-metadata.ts";
import { freeZonesPage } from "./pages/free-zones-page.ts";
import { navigation } from "./pages/navigation.ts";
import { pagesMetadata } from "./pages/page-metadata.ts";
import { partners } from "./pages/partners.ts";
import { taxBenefitsPage } from "./pages/tax-benefits-page.ts";
import { testimonials } from "./pages/testimonials.ts";
import { redirects } from "./redirects.ts";
import { services } from "./services/index.ts";
import { contactPage } from "./singletons/contact-page.ts";
import { homePage } from "./singletons/home-page.ts";
import { notFoundPage } from "./singletons/not-found-page.ts";
import { siteSettings } from "./singletons/site-settings.ts";

/** Every document of the first content. They refer to each other, so they are written together. */
export const seedDocuments: readonly SeedDocument[] = [
  ...figureDocuments,
  ...services,
  ...emirates,
  ...freeZones,
  ...advantages,
  ...testimonials,
  ...partners,
  homePage,
  freeZonesPage,
  taxBenefitsPage,
  advantagesPage,
  aboutPage,
  contactPage,
  cookiePolicyPage,
  notFoundPage,
  siteSettings,
  navigation,
  ...pageMetadata,
  ...freeZonesMetadata,
  ...pagesMetadata,
  ...redirects,
];
