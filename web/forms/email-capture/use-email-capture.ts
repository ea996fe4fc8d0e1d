import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import type { HomePageQueryResult } from "#web/content/generated/types.generated.ts";
import type { EmailServiceConfig } from "#web/lib/env/email-service.ts";
import { sendEmail } from "../email-service.ts";
import { lastingEntries, visitEntries } from "../entry-store.ts";
import { EMAIL_CAPTURE_LIMIT, takeAttempt } from "../rate-limit.ts";
import { sendWithRetry } from "../send-with-retry.ts";
import { spamReasons } from "../spam-check.ts";
import { showToast } from "../toasts/show-toast.ts";
import { keepVisitorEmail } from "../visitor-email.ts";
import { type Recipient, signupPayload } from "./payload.ts";
import { isSignupEmail } from "./signup-email.ts";

type Messages = NonNullable<HomePageQueryResult>["emailCapture"]["messages"];

type EmailCapture = { service: EmailServiceConfig; recipient: Recipient; messages: Messages };

/** State and sending of the email sign-up. */
export function useEmailCapture({ service, recipient, messages }: EmailCapture) {
  const [email, setEmail] = useState("");
  const [fieldError, setFieldError] = useState<string | undefined>(undefined);
  const [failure, setFailure] = useState<string | undefined>(undefined);
  const [isSending, setIsSending] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const startedAt = useRef(0);
  const isBusy = useRef(false);

  useEffect(() => {
    startedAt.current = Date.now();
    // What was typed, or filled in by the browser, before this script ran.
    setEmail(input.current?.value ?? "");
  }, []);

  function fail(title: string, text: string) {
    setFailure(text);
    showToast({ title, text, tone: "destructive" });
  }

  async function send(address: string) {
    for (const reason of spamReasons({
      honeypot: honeypot.current?.value ?? "",
      startedAt: startedAt.current,
      now: Date.now(),
    })) {
      console.warn(`Email sign-up: ${reason}`);
    }
    setIsSending(true);
    const payload = signupPayload(address, recipient, new Date());
    const result = await sendWithRetry(() => sendEmail(service, service.signupTemplateId, payload));
    setIsSending(false);
    if (!result.ok) return fail(messages.failureTitle, messages.failureText);
    lastingEntries.write("lastEmailSubmission", String(Date.now()));
    startedAt.current = Date.now();
    setEmail("");
    showToast({ title: messages.successTitle, text: messages.successText, tone: "success" });
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    const address = email.trim();
    setFieldError(undefined);
    setFailure(undefined);
    keepVisitorEmail(visitEntries, address);
    if (address === "") return fail(messages.emailRequiredTitle, messages.emailRequiredText);
    if (!isSignupEmail(address)) {
      setFieldError(messages.invalidEmail);
      input.current?.focus();
      return;
    }
    if (!takeAttempt(EMAIL_CAPTURE_LIMIT, lastingEntries, Date.now())) {
      return fail(messages.rateLimitTitle, messages.rateLimitText);
    }
    isBusy.current = true;
    await send(address);
    isBusy.current = false;
  }

  function change(typed: string) {
    setEmail(typed);
    keepVisitorEmail(visitEntries, typed.trim());
  }

  return {
    email,
    change,
    fieldError,
    failure,
    isSending,
    input,
    honeypot,
    onSubmit,
  };
}
