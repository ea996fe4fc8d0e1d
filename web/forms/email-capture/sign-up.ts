import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailPayload } from "#schemas/shared/email-template-names.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { EmailServiceConfig } from "#web/lib/email-service.ts";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { emailAddress, isEmailAddress } from "../email-address.ts";
import { officeTime, withPageLanguage } from "../office-texts.ts";
import { sendEmail } from "../send-email.ts";
import { EMAIL_CAPTURE_LIMIT, spamReasons, takeAttempt } from "../submission-rules.ts";
import { showToast } from "../toasts/show-toast.ts";

export { prepareEmail } from "../send-email.ts";

export type Recipient = { name: string; email: string };

export type EmailCapture = {
  service: EmailServiceConfig;
  recipient: Recipient;
  messages: NonNullable<HomePageQueryResult>["emailCapture"]["messages"];
  toastsLabel: string;
  language: Language;
};

/** @property openFor milliseconds for which the form has been open */
type SignUpEntry = { typed: string; honeypot: string; openFor: number };

/** The result: what is wrong with the field, or why nothing was sent. */
export type SignUpEnd = { isSent: boolean; fieldError?: string; failure?: string };

/**
 * Validates and sends one sign-up, and shows the result in a toast.
 * @param onSending is called when validation has passed
 */
export async function signUp(
  { service, recipient, messages, toastsLabel, language }: EmailCapture,
  { typed, honeypot, openFor }: SignUpEntry,
  onSending: () => void,
): Promise<SignUpEnd> {
  const labels = { dismissLabel: messages.dismissLabel, toastsLabel };
  const fail = (title: string, text: string): SignUpEnd => {
    void showToast({ title, text, tone: "destructive", ...labels });
    return { isSent: false, failure: text };
  };
  const address = emailAddress(typed);
  if (address === "") return fail(messages.emailRequiredTitle, messages.emailRequiredText);
  if (!isEmailAddress(address)) return { isSent: false, fieldError: messages.invalidEmail };
  if (!takeAttempt(EMAIL_CAPTURE_LIMIT)) {
    return fail(messages.rateLimitTitle, messages.rateLimitText);
  }
  for (const reason of spamReasons(honeypot, openFor)) console.warn(`Email sign-up: ${reason}`);
  onSending();
  const payload = signupPayload(address, recipient, language, new Date());
  const result = await sendEmail(service, service.signupTemplateId, payload);
  if (!result.ok) return fail(messages.failureTitle, messages.failureText);
  lastingEntries.write("lastEmailSubmission", String(Date.now()));
  const { successTitle: title, successText: text } = messages;
  void showToast({ title, text, tone: "success", ...labels });
  return { isSent: true };
}

function signupPayload(
  email: string,
  recipient: Recipient,
  language: Language,
  sentAt: Date,
): EmailPayload<"signUp"> {
  const time = officeTime(sentAt);
  const message = `${email} left this address on the home page at ${time} and expects an answer within 24 hours.`;
  return {
    to_email: recipient.email,
    to_name: recipient.name,
    from_name: "Website visitor",
    from_email: email,
    subject: "New email sign-up from the home page",
    message: withPageLanguage(message, language),
    reply_to: email,
    user_email: email,
    time,
    source: "hero_email_capture",
  };
}
