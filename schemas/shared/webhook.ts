import * as z from "zod";
import { isNoBookkeeping } from "./bookkeeping.ts";

/** The body that `webhookProjection` makes the content lake send: which document has changed. */
export const webhookPayload = z.object({
  _id: z.string().min(1),
  _type: z.string().optional(),
  _rev: z.string().optional(),
  slug: z.string().nullish(),
});

export type WebhookPayload = z.infer<typeof webhookPayload>;

/** GROQ filter of the webhook: everything an editor publishes, not assets or system documents. */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}`;

export const webhookProjection = `{ _id, _type, _rev, "slug": slug.current }`;
