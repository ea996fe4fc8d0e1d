import { advantages, advantagesPage } from "./advantages/index.ts";
import type { SeedDocument } from "./build/document.ts";
import { diagrams } from "./diagrams/index.ts";
import * as largestEmirates from "./emirates/largest.ts";
import * as northernEmirates from "./emirates/northern.ts";
import { figureDocuments } from "./figures/index.ts";
import { abuDhabiZones } from "./free-zones/abu-dhabi.ts";
import { dubaiZones } from "./free-zones/dubai.ts";
import { northernZones } from "./free-zones/northern.ts";
import { zoneSources } from "./free-zones/sources.ts";
import { homeCountries } from "./home-countries.ts";
import { pageMetadata } from "./metadata.ts";
import { aboutPage } from "./pages/about-page.ts";
import { contactPage } from "./pages/contact-page.ts";
import { cookiePolicyPage } from "./pages/cookie-policy-page.ts";
import { freeZonesPage } from "./pages/free-zones-page.ts";
import { homePage, partners, testimonials } from "./pages/home-page.ts";
import { taxBenefitsPage } from "./pages/tax-benefits-page.ts";
import { redirects } from "./redirects.ts";
import * as businessServices from "./services/business.ts";
import * as privateServices from "./services/private.ts";
import { navigation } from "./site/navigation.ts";
import { notFoundPage, siteSettings } from "./site/site-settings.ts";
import { tools } from "./tools/index.ts";

/** Every document of the first content. They refer to each other, so they are written together. */
export const seedDocuments: readonly SeedDocument[] = [
  ...figureDocuments,
  ...Object.values(privateServices),
  ...Object.values(businessServices),
  ...[...Object.values(largestEmirates), ...Object.values(northernEmirates)],
  ...[...abuDhabiZones, ...dubaiZones, ...northernZones],
  ...zoneSources,
  ...advantages,
  ...homeCountries,
  ...diagrams,
  ...tools,
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
  ...redirects,
];
