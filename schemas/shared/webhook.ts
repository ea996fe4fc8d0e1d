import * as z from "zod";
import { isNoBookkeeping } from "./bookkeeping.ts";

/** The body that `webhookProjection` makes the content lake send: what has changed, and where, the site asks. */
export const webhookPayload = z.object({ _id: z.string().min(1) });

/** GROQ filter of the webhook: everything an editor publishes, not assets or system documents. */
export const webhookFilter = `!(_type match "sanity.*") && !(_type match "system.*") && ${isNoBookkeeping}`;

export const webhookProjection = "{ _id }";
