import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { sendEmail, sendWithRetry } from "../send-email.ts";
import { type ConsultationValues, consultationPayload } from "./form-model.ts";
import { type SendEnd, sendOnce } from "./send-once.ts";

export { prepareEmail } from "../send-email.ts";

declare global {
  interface Window {
    gtag?: (...command: unknown[]) => void;
    gtag_report_conversion?: () => void;
  }
}

/** Milliseconds between the conversion and the call of the global helper. */
const HELPER_DELAY = 100;

/** Sends the request to the business, once, and again after a failure that may pass. */
export function sendConsultation(
  service: EmailServiceConfig,
  values: ConsultationValues,
): Promise<SendEnd> {
  const payload = consultationPayload(values, new Date());
  const send = () => sendEmail(service, service.consultationTemplateId, payload);
  return sendOnce(lastingEntries, navigator.locks, values, () => sendWithRetry(send));
}

/**
 * Tells the advertising account that a request was sent. `gtag` passes it on only with the
 * visitor's consent, and keeps it until there is a choice. A global helper is called a moment
 * later if there is one.
 * @param label conversion label of the account, such as "AW-123/abc"
 */
export function reportConversion(label: string | undefined) {
  if (label !== undefined) window.gtag?.("event", "conversion", { send_to: label });
  setTimeout(() => window.gtag_report_conversion?.(), HELPER_DELAY);
}
