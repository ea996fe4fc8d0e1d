import { defineQuery } from "next-sanity";

/**
 * How many documents are published of those that the webhook tells of (`webhookFilter` in
 * schemas/shared/webhook.ts), and which revisions came last.
 */
export const fingerprintQuery = defineQuery(`{
  "documents": count(*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]),
  "latest": *[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]
    | order(_updatedAt desc, _id)[0...20]._rev
}`);

/** Every published document that is a page at its own slug, with its end, and every active redirect. */
export const routingQuery = defineQuery(`{
  "pages": *[_type in $slugTypes && defined(slug.current)]{
    _type,
    "slug": slug.current,
    defined(until) => { until, "afterwards": afterwards->{ _type, "slug": slug.current } }
  },
  "redirects": *[_type == "redirect" && active == true] | order(_createdAt, _id){ _id, source, target, permanent }
}`);
