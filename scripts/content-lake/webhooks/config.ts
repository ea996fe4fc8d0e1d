import { z } from "zod";

/** A GROQ-powered webhook, as set up in Sanity's project management. */
export const webhookConfig = z.strictObject({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
  /** Signs the body when given. */
  secret: z.string().min(1).optional(),
  /** All datasets when not given. */
  dataset: z.string().min(1).optional(),
  on: z.array(z.enum(["create", "update", "delete"])).min(1),
  /** GROQ, e.g. `_type == "post" && delta::changedAny(title)`; all documents when not given. */
  filter: z.string().optional(),
  /** GROQ, e.g. `{_id, _type}`; the whole document when not given. */
  projection: z.string().optional(),
  includeDrafts: z.boolean().optional(),
});

export type WebhookConfig = z.infer<typeof webhookConfig>;
