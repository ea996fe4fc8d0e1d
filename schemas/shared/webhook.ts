import * as z from "zod";
import { isNoBookkeeping } from "./bookkeeping.ts";
import { isLanguageId, type LanguageId } from "./languages.ts";

/**
 * The body of the webhook, as `webhookProjection` makes it: which document has changed. A
 * translation also names its language and the document that it translates.
 */
export const webhookPayload = z.object({
  _id: z.string().min(1),
  _type: z.string().optional(),
  _rev: z.string().optional(),
  slug: z.string().nullish(),
  // A document may name a language that the site does not have. Its change counts all the same.
  language: z.custom<LanguageId>(isLanguageId).nullish().catch(null),
  translated: z.object({ _type: z.string(), slug: z.string().nullish() }).nullish(),
});

/**
 * The `_type` of a delivery that confirms a loss of content which a site holds back. No document has
 * it; `npm run content -- confirm-loss` sends it.
 */
export const LOSS_CONFIRMED = "lossConfirmed";

export type WebhookPayload = z.infer<typeof webhookPayload>;

/**
 * GROQ filter of the webhook: documents that editors publish, without assets and system documents.
 */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}`;

export const webhookProjection = `{ _id, _type, _rev, "slug": slug.current, language, "translated": translated->{ _type, "slug": slug.current } }`;
