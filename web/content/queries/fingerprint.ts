import { defineQuery } from "next-sanity";
import { webhookFilter } from "#schemas/shared/webhook.ts";

/**
 * The number of published documents that the webhook reports, and the latest revisions. Of the
 * documents, those count as content of pages that are no redirects; a list of old addresses may hold
 * thousands.
 */
export const fingerprintQuery = defineQuery(`{
  "documents": count(*[${webhookFilter}]),
  "ofPages": count(*[${webhookFilter} && _type != "redirect"]),
  "hasSettings": count(*[_id == "siteSettings"]) > 0,
  "latest": *[${webhookFilter}] | order(_updatedAt desc, _id)[0...20]._rev
}`);
