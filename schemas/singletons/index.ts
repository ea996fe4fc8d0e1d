import { contactPage } from "./contact-page.ts";
import { homePage } from "./home-page.ts";
import { navigation } from "./navigation.ts";
import {
  aboutPage,
  advantagesPage,
  cookiePolicyPage,
  freeZonesPage,
  notFoundPage,
  taxBenefitsPage,
} from "./pages.ts";
import { siteSettings } from "./site-settings/site-settings.ts";

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
