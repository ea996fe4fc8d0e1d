import { aboutPage } from "./about-page.ts";
import { advantagesPage } from "./advantages-page.ts";
import { contactPage } from "./contact-page.ts";
import { cookiePolicyPage } from "./cookie-policy-page.ts";
import { freeZonesPage } from "./free-zones-page.ts";
import { homePage } from "./home-page.ts";
import { navigation } from "./navigation.ts";
import { notFoundPage } from "./not-found-page.ts";
import { siteSettings } from "./site-settings/site-settings.ts";
import { taxBenefitsPage } from "./tax-benefits-page.ts";

/** Documents of which there is exactly one, whose id is the name of its type. */
export const singletons = [
  siteSettings,
  navigation,
  homePage,
  freeZonesPage,
  taxBenefitsPage,
  advantagesPage,
  aboutPage,
  contactPage,
  cookiePolicyPage,
  notFoundPage,
];
