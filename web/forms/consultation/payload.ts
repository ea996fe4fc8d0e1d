import type { ConsultationValues } from "./values.ts";

/** The request as the email template names its fields; consent and honeypot stay behind. */
export function consultationPayload(values: ConsultationValues, sentAt: Date) {
  return {
    name: values.fullName,
    email: values.email,
    phone: values.phone,
    profession: values.profession,
    nationality: values.nationality,
    contact_method: values.contactMethod,
    message: values.message,
    time: sentAt.toLocaleString(),
  };
}
