import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { type EntryStore, lastingEntries } from "#web/lib/entry-store.ts";
import { type Pause, type SendResult, sendEmail, sendWithRetry } from "../send-email.ts";
import { EMAIL_CAPTURE_LIMIT, spamReasons, takeAttempt } from "../submission-rules.ts";
import { showToast, type ToastMessage } from "../toasts/show-toast.ts";

export { prepareEmail } from "../send-email.ts";

/** Who receives the sign-ups. */
export type Recipient = { name: string; email: string };

export type EmailCapture = {
  recipient: Recipient;
  messages: NonNullable<HomePageQueryResult>["emailCapture"]["messages"];
};

/** What a sign-up needs of the browser and the email service. */
export type SignUpSurroundings = EmailCapture & {
  /** Sends the payload of the email template once. Never rejects. */
  send: (payload: Record<string, string>) => Promise<SendResult>;
  /** Waits between tries. */
  pause?: Pause | undefined;
  /** Shared by the browser's tabs. */
  lasting: EntryStore;
  say: (message: ToastMessage) => void;
};

/** @property openFor milliseconds for which the form has been open */
type SignUpEntry = { address: string; honeypot: string; openFor: number };

/** How it ended: what is wrong with the field, or why nothing was sent. */
export type SignUpEnd = { isSent: boolean; fieldError?: string; failure?: string };

/** Connects sign-ups to the email service. */
export function connect({
  service,
  ...capture
}: EmailCapture & { service: EmailServiceConfig }): SignUpSurroundings {
  return {
    ...capture,
    send: (payload) => sendEmail(service, service.signupTemplateId, payload),
    lasting: lastingEntries,
    say: showToast,
  };
}

const LONGEST = 254;

/** One at sign, no white space, a dot in the domain, at most 254 characters. */
export function isSignupEmail(email: string): boolean {
  return email.length <= LONGEST && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
}

/**
 * Checks and sends one sign-up, and tells its end in a toast.
 * @param onSending is called when there is something to send
 */
export async function signUp(
  { recipient, messages, send, pause, lasting, say }: SignUpSurroundings,
  { address, honeypot, openFor }: SignUpEntry,
  onSending: () => void,
): Promise<SignUpEnd> {
  const { dismissLabel } = messages;
  const fail = (title: string, text: string): SignUpEnd => {
    say({ title, text, tone: "destructive", dismissLabel });
    return { isSent: false, failure: text };
  };
  if (address === "") return fail(messages.emailRequiredTitle, messages.emailRequiredText);
  if (!isSignupEmail(address)) return { isSent: false, fieldError: messages.invalidEmail };
  if (!takeAttempt(EMAIL_CAPTURE_LIMIT, lasting, Date.now())) {
    return fail(messages.rateLimitTitle, messages.rateLimitText);
  }
  for (const reason of spamReasons(honeypot, openFor)) console.warn(`Email sign-up: ${reason}`);
  onSending();
  const payload = signupPayload(address, recipient, new Date());
  const result = await sendWithRetry(() => send(payload), pause);
  if (!result.ok) return fail(messages.failureTitle, messages.failureText);
  lasting.write("lastEmailSubmission", String(Date.now()));
  const { successTitle: title, successText: text } = messages;
  say({ title, text, tone: "success", dismissLabel });
  return { isSent: true };
}

/** The message that tells the business about a sign-up, field by field as its template names them. */
export function signupPayload(email: string, recipient: Recipient, sentAt: Date) {
  const time = sentAt.toLocaleString();
  return {
    to_email: recipient.email,
    to_name: recipient.name,
    from_name: "Website visitor",
    from_email: email,
    subject: "New email sign-up from the home page",
    message: `${email} left this address on the home page at ${time} and expects an answer within 24 hours.`,
    reply_to: email,
    user_email: email,
    time,
    source: "hero_email_capture",
  };
}
