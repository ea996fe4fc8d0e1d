import * as z from "zod/mini";
import type { FieldMessages } from "./form-model.ts";

/**
 * The rules of the consultation form, each with the message the editor wrote for it.
 * Texts are trimmed before they are measured and before they are sent.
 */
export function consultationSchema(messages: FieldMessages) {
  const text = (shortest: number, message: string) =>
    z.string(message).check(z.trim(), z.minLength(shortest, message));
  return z.object({
    fullName: text(2, messages.fullName),
    email: z.string(messages.email).check(z.trim(), z.email(messages.email)),
    phone: text(1, messages.phone),
    profession: text(2, messages.profession),
    nationality: text(2, messages.nationality),
    contactMethod: text(1, messages.contactMethod),
    message: text(10, messages.message),
    consent: z.boolean(messages.consent).check(z.refine((agreed) => agreed, messages.consent)),
  });
}
