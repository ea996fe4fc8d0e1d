import { defineQuery } from "groq";

/**
 * Everything published that the webhook tells of (`webhookFilter` in schemas/shared/webhook.ts), with its
 * revision and what decides where it shows.
 */
export const inventoryQuery = defineQuery(
  `*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]{
    _id,
    _type,
    _rev,
    _updatedAt,
    "slug": slug.current,
    path,
    "listing": {
      "menu": [title, name, menuLabel, order],
      category,
      group,
      emirate,
      otherEmirates,
      tool
    }
  }`,
);

/** The same in short: how many there are, and which were changed last. */
export const pulseQuery = defineQuery(`{
  "documents": count(*[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]),
  "latest": *[!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"]
    | order(_updatedAt desc, _id)[0...20]._rev
}`);
