import * as z from "zod";

const beforeAndAfter = z.tuple([z.string().nullable(), z.string().nullable()]);

/** The body that `webhookProjection` makes the content lake send. */
export const webhookPayload = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  slugs: beforeAndAfter,
  paths: beforeAndAfter,
});

/** GROQ filter of the webhook: everything an editor publishes, not assets or system documents. */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && _type != "seedManifest"`;

/** GROQ projection of the webhook. */
export const webhookProjection = `{
  _id,
  _type,
  "slugs": [before().slug.current, after().slug.current],
  "paths": [before().path, after().path]
}`;
