import { defineQuery } from "next-sanity";

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
