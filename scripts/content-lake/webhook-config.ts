import { z } from "zod";

/** A GROQ-powered webhook, as in Sanity's project management. */
export const webhookConfig = z.strictObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  /** The secret that signs the body; without it the body is unsigned. */
  secret: z.string().min(1).optional(),
  /** The dataset; all datasets by default. */
  dataset: z.string().min(1).optional(),
  on: z.array(z.enum(["create", "update", "delete"])).min(1),
  /** GROQ, such as `_type == "post" && delta::changedAny(title)`; all documents by default. */
  filter: z.string().optional(),
  /** GROQ, such as `{_id, _type}`; the whole document by default. */
  projection: z.string().optional(),
  includeDrafts: z.boolean().optional(),
});

export type WebhookConfig = z.infer<typeof webhookConfig>;
