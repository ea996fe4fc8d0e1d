import { defineQuery } from "next-sanity";
import { languagesSwitchedOn, translatedDocumentFields } from "./translations.ts";

/**
 * The number of published documents that the webhook reports (`webhookFilter` in
 * schemas/shared/webhook.ts), and the latest revisions. Of the documents, those count as content of
 * pages that are no redirects; a list of old addresses may hold thousands.
 */
export const fingerprintQuery = defineQuery(`{
  "documents": count(*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]),
  "ofPages": count(*[!(_type match "sanity.*") && !(_type match "system.*") && !(_type in ["seedManifest", "redirect"])]),
  "hasSettings": count(*[_id == "siteSettings"]) > 0,
  "latest": *[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]
    | order(_updatedAt desc, _id)[0...20]._rev
}`);

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
