import { defineQuery } from "next-sanity";
import { languagesSwitchedOn, translatedDocumentFields } from "./translations.ts";

/**
 * Every published page with a slug, with the day on which it ends; the languages that are on, and
 * the documents with a translation that visitors may see; and every active redirect.
 */
export const routingQuery = defineQuery(`{
  "pages": *[_type in $slugTypes && defined(slug.current)]{
    _type,
    "slug": slug.current,
    defined(until) => { until, "afterwards": afterwards->{ _type, "slug": slug.current } }
  },
  "languages": ${languagesSwitchedOn},
  "translated": *[_type == "translation" && isShown == true]{
    ${translatedDocumentFields}
  },
  "redirects": *[_type == "redirect" && active == true] | order(_createdAt, _id){ _id, source, target, permanent }
}`);
