import { defineQuery } from "groq";
import { imageFields, pointFields, richTextFields } from "./projections.ts";

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

/**
 * What the head of a page falls back to, for the Studio's previews: the page itself, which a
 * document of `$type` is, the home page and the company.
 */
export const headFallbacksQuery = defineQuery(`{
  "page": *[_type == $type && ($slug == null && _id == $type || slug.current == $slug)][0]{
    title,
    heading,
    lead[]{ ${richTextFields} },
    hero{
      heading,
      headline,
      lead[]{ ${richTextFields} },
      points[]{ ${pointFields} }
    },
    banner{ heading, text }
  },
  "homePage": *[_type == "homePage" && _id == "homePage"][0]{
    hero{ headline, points[]{ ${pointFields} } }
  },
  "homeMetadata": *[_type == "pageMetadata" && path == "/"][0]{ title, description },
  "company": *[_type == "siteSettings" && _id == "siteSettings"][0]{ brandName },
  "metadataRevision": *[_type == "pageMetadata" && path == $path][0]._rev
}`);
