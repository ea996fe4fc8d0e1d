import { defineQuery } from "next-sanity";
import { languagesSwitchedOn, shownTranslations } from "./translations.ts";

/**
 * Every published page with a slug, with the day on which it ends; the languages that are on, and
 * the documents with a translation that visitors may see; what editors wrote for search engines, by
 * path; and every active redirect. It names documents by their ids and follows no reference to
 * them, because its result would depend on every type that has translations.
 */
export const routingQuery = defineQuery(`{
  "pages": *[_type in $slugTypes && defined(slug.current)]{
    _id,
    _type,
    "slug": slug.current,
    defined(until) => { until, "afterwards": afterwards->{ _type, "slug": slug.current } }
  },
  "languages": ${languagesSwitchedOn},
  "translated": ${shownTranslations}{ "document": translated._ref, language },
  "metadata": *[_type == "pageMetadata" && defined(path)]{ _id, path },
  "redirects": *[_type == "redirect" && active == true] | order(_createdAt, _id){ _id, source, target, permanent }
}`);
