import { defineQuery } from "groq";

/**
 * How many documents are published of those that the webhook tells of (`webhookFilter` in
 * schemas/shared/webhook.ts), and which revisions came last.
 */
export const pulseQuery = defineQuery(`{
  "documents": count(*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]),
  "latest": *[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]
    | order(_updatedAt desc, _id)[0...20]._rev
}`);

/** The revision of a document. */
export const revisionQuery = defineQuery(`*[_id == $id][0]{ _rev, _updatedAt }`);
