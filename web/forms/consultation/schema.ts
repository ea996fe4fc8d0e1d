import * as z from "zod/mini";
import type { ConsultationValues } from "./form-model.ts";

/**
 * The rules of the consultation form, each with the message the editor wrote for it.
 * Texts are trimmed before they are measured and before they are sent.
 */
export function consultationSchema(fields: Record<keyof ConsultationValues, { message: string }>) {
  const text = (shortest: number, message: string) =>
    z.string(message).check(z.trim(), z.minLength(shortest, message));
  return z.object({
    fullName: text(2, fields.fullName.message),
    email: z.string(fields.email.message).check(z.trim(), z.email(fields.email.message)),
    phone: text(1, fields.phone.message),
    profession: text(2, fields.profession.message),
    nationality: text(2, fields.nationality.message),
    contactMethod: text(1, fields.contactMethod.message),
    message: text(10, fields.message.message),
    consent: z
      .boolean(fields.consent.message)
      .check(z.refine((agreed) => agreed, fields.consent.message)),
  });
}
