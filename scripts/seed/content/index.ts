import type { SeedDocument } from "./build/document.ts";
import { figureDocuments } from "./figures/index.ts";
import { pageMetadata } from "./page-metadata.ts";
import { redirects } from "./redirects.ts";
import { services } from "./services/index.ts";
import { contactPage } from "./singletons/contact-page.ts";
import { homePage } from "./singletons/home-page.ts";
import { navigation } from "./singletons/navigation.ts";
import { notFoundPage } from "./singletons/not-found-page.ts";
import { siteSettings } from "./singletons/site-settings.ts";

/** Every document of the first content; what is referred to comes before what refers to it. */
export const seedDocuments: readonly SeedDocument[] = [
  ...figureDocuments,
  homePage,
  contactPage,
  ...services,
  siteSettings,
  navigation,
  notFoundPage,
  ...pageMetadata,
  ...redirects,
];
