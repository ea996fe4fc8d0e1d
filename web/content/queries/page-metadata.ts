import { defineQuery } from "groq";
import { imageFields } from "#schemas/projections.ts";

export const pageMetadataQuery = defineQuery(`*[_type == "pageMetadata" && path == $path][0]{
  _updatedAt, title, description, keywords, canonical, author, robots,
  ogTitle, ogDescription, ogImage{ ${imageFields} }, ogType, ogUrl,
  twitterCard, twitterSite, twitterCreator, twitterImage{ ${imageFields} },
  articlePublishedTime, articleModifiedTime, publisher,
  structuredData, breadcrumbs[]{ name, url }, hreflang[]{ lang, href }
}`);
