import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";
import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { sendEmail } from "../email-service.ts";
import { lastingEntries } from "../entry-store.ts";
import { prepareEmail } from "../prepare-email.ts";
import { EMAIL_CAPTURE_LIMIT, takeAttempt } from "../rate-limit.ts";
import { sendWithRetry } from "../send-with-retry.ts";
import { spamReasons } from "../spam-check.ts";
import { showToast } from "../toasts/show-toast.ts";
import { type Recipient, signupPayload } from "./payload.ts";
import { isSignupEmail } from "./signup-email.ts";

export type EmailCapture = {
  service: EmailServiceConfig;
  recipient: Recipient;
  messages: NonNullable<HomePageQueryResult>["emailCapture"]["messages"];
};

type Entry = { address: string; honeypot: string; startedAt: number };

/** How it ended: what is wrong with the field, or why nothing was sent. */
export type Outcome = { isSent: boolean; fieldError?: string; failure?: string };

// This module comes when the visitor turns to the field; what it will need comes with it.
prepareEmail();

/**
 * Checks and sends one sign-up, and tells its end in a toast.
 * @param onSending is called when there is something to send
 */
export async function signUp(
  { service, recipient, messages }: EmailCapture,
  { address, honeypot, startedAt }: Entry,
  onSending: () => void,
): Promise<Outcome> {
  const { dismissLabel } = messages;
  const fail = (title: string, text: string): Outcome => {
    showToast({ title, text, tone: "destructive", dismissLabel });
    return { isSent: false, failure: text };
  };
  if (address === "") return fail(messages.emailRequiredTitle, messages.emailRequiredText);
  if (!isSignupEmail(address)) return { isSent: false, fieldError: messages.invalidEmail };
  if (!takeAttempt(EMAIL_CAPTURE_LIMIT, lastingEntries, Date.now())) {
    return fail(messages.rateLimitTitle, messages.rateLimitText);
  }
  for (const reason of spamReasons({ honeypot, startedAt, now: Date.now() })) {
    console.warn(`Email sign-up: ${reason}`);
  }
  onSending();
  const payload = signupPayload(address, recipient, new Date());
  const result = await sendWithRetry(() => sendEmail(service, service.signupTemplateId, payload));
  if (!result.ok) return fail(messages.failureTitle, messages.failureText);
  lastingEntries.write("lastEmailSubmission", String(Date.now()));
  const { successTitle: title, successText: text } = messages;
  showToast({ title, text, tone: "success", dismissLabel });
  return { isSent: true };
}
