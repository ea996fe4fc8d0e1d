import { z } from "zod";

/** The two calls of the email service a message can arrive by. */
const messageKindSchema = z.enum(["send", "send-form"]);

/** What a sender hands in; every value is untrusted text from the public site's visitors. */
const submissionSchema = z.object({
  kind: messageKindSchema,
  service_id: z.string(),
  template_id: z.string(),
  user_id: z.string(),
  lib_version: z.string().nullable(),
  template_params: z.record(z.string(), z.unknown()),
  user_agent: z.string().nullable(),
});

/** A kept message; `received_at` is an ISO 8601 time in UTC, a higher `id` is a later message. */
export const messageSchema = z.object({
  id: z.number().int(),
  received_at: z.iso.datetime(),
  ...submissionSchema.shape,
});

export type Submission = z.infer<typeof submissionSchema>;
export type Message = z.infer<typeof messageSchema>;
