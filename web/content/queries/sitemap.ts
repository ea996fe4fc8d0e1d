import { defineQuery } from "groq";

/** Every published document, whole: the sitemap follows what each page shows. */
export const sitemapQuery = defineQuery(
  `*[!(_type match "sanity.*") && !(_type match "system.*")]`,
);
