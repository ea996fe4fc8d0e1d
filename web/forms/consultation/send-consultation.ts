import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";
import { lastingEntries } from "../entry-store.ts";
import { sendEmail, sendWithRetry } from "../send-email.ts";
import { type ConsultationValues, consultationPayload } from "./form-model.ts";
import { type SendEnd, sendOnce } from "./send-once.ts";

export { prepareEmail } from "../send-email.ts";
export { reportConversion } from "./report-conversion.ts";

/** Sends the request to the business, once, and again after a failure that may pass. */
export function sendConsultation(
  service: EmailServiceConfig,
  values: ConsultationValues,
): Promise<SendEnd> {
  const payload = consultationPayload(values, new Date());
  const send = () => sendEmail(service, service.consultationTemplateId, payload);
  return sendOnce(lastingEntries, navigator.locks, values, () => sendWithRetry(send));
}
