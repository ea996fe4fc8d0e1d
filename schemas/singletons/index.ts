import { contactPage } from "./contact-page/contact-page.ts";
import { homePage } from "./home-page.ts";
import { navigation } from "./navigation.ts";
import { notFoundPage } from "./not-found-page.ts";
import { siteSettings } from "./site-settings.ts";

/** Documents of which there is exactly one, whose id is the name of its type. */
export const singletons = [siteSettings, navigation, homePage, contactPage, notFoundPage];
