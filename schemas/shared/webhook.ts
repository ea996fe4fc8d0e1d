import * as z from "zod";
import { isNoBookkeeping } from "./bookkeeping.ts";

/** The body that `webhookProjection` makes the content lake send. */
export const webhookPayload = z.object({
  _id: z.string().min(1),
  /** Revision of the document since the change; null for a deleted one. */
  rev: z.string().nullish(),
  updatedAt: z.string().nullish(),
});

/**
 * What the webhook says of a change: which document, and as of which revision. What it was before,
 * and where it shows, the site finds by itself.
 */
export type WebhookPayload = z.infer<typeof webhookPayload>;

/** GROQ filter of the webhook: everything an editor publishes, not assets or system documents. */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}`;

export const webhookProjection = `{ _id, "rev": after()._rev, "updatedAt": after()._updatedAt }`;
