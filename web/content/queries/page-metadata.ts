import { defineQuery } from "groq";
import { imageFields } from "#schemas/projections.ts";

export const pageMetadataQuery = defineQuery(`*[_type == "pageMetadata" && path == $path][0]{
  title, description, keywords, canonical, author, robots,
  ogTitle, ogDescription, ogImage{ ${imageFields} }, ogType, ogUrl,
  twitterCard, twitterSite, twitterCreator, twitterImage{ ${imageFields} },
  articlePublishedTime, articleModifiedTime, publisher,
  structuredData, breadcrumbs[]{ name, url }, hreflang[]{ lang, href }
}`);

/** What the picture of a shared link shows of the page that a document of `$type` is. */
export const shareCardQuery = defineQuery(`*[
  _type == $type && ($slug == null && _id == $type || slug.current == $slug)
][0]{
  "heading": coalesce(hero.heading, hero.headline, banner.heading, heading, title),
  "image": coalesce(hero.image, banner.image, image){ ${imageFields} }
}`);
