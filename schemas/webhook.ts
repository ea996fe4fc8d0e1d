import * as z from "zod";
import { isNoBookkeeping } from "./bookkeeping.ts";

const beforeAndAfter = z.tuple([z.string().nullable(), z.string().nullable()]);

const reference = z.object({ _ref: z.string() });

/** What decides in which lists and menus a document stands, and where in them. */
const listing = z.object({
  /** What menus show of it, and the place they show it at. */
  menu: z.array(z.unknown()),
  category: z.string().nullish(),
  group: z.string().nullish(),
  emirate: reference.nullish(),
  otherEmirates: z.array(reference).nullish(),
});

export type Listing = z.infer<typeof listing>;

/** The body that `webhookProjection` makes the content lake send; null stands for no document. */
export const webhookPayload = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slugs: beforeAndAfter,
  paths: beforeAndAfter,
  listings: z.tuple([listing.nullable(), listing.nullable()]),
});

/** What the webhook says of a change. */
export type ContentChange = z.infer<typeof webhookPayload>;

/** GROQ filter of the webhook: everything an editor publishes, not assets or system documents. */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}`;

const listingProjection = `{
    "menu": [title, name, menuLabel, order],
    category,
    group,
    emirate,
    otherEmirates
  }`;

/** GROQ projection of the webhook. */
export const webhookProjection = `{
  _id,
  _type,
  "slugs": [before().slug.current, after().slug.current],
  "paths": [before().path, after().path],
  "listings": [before()${listingProjection}, after()${listingProjection}]
}`;
