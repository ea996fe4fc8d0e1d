import { defineQuery } from "next-sanity";
import { contentSchema } from "#schemas/generated/schema.generated.ts";
import { webhookFilter } from "#schemas/shared/webhook.ts";

/** The types of documents in the content model. */
const types = contentSchema.flatMap(({ type, name }) =>
  type === "document" && !name.startsWith("sanity.") ? [name] : [],
);

/**
 * The number of published documents of each type, the latest revisions with their time, and how many
 * documents that the webhook reports are content of pages and no redirects; a list of old addresses
 * may hold thousands.
 */
export const fingerprintQuery = /* groq */ `{
  "ofPages": count(*[${webhookFilter} && _type != "redirect"]),
  "ofType": { ${types.map((type) => `"${type}": count(*[_type == "${type}"])`).join(", ")} },
  "hasSettings": count(*[_id == "siteSettings"]) > 0,
  "latest": *[${webhookFilter}] | order(_updatedAt desc, _id)[0...20]{ _rev, _updatedAt }
}`;

/** Documents that were published at a time or later. A list of many says that too much has changed. */
export const publishedSinceQuery = defineQuery(
  `*[${webhookFilter} && _updatedAt >= $since] | order(_updatedAt desc, _id)[0...220]{ _id, _type, _rev }`,
);

/** A query whose result depends on the documents with some ids, and on all documents of some types. */
export const dependingQuery = defineQuery(`{
  "ids": *[_id in $ids][0]._id,
  "types": *[_type in $types][0]._id
}`);
