import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { visitEntries } from "../visit-entries.ts";
import { keepVisitorEmail } from "../visitor-email.ts";
import type { EmailCapture, Outcome } from "./sign-up.ts";

/** Checking and sending, which load when the visitor turns to the field. */
const loadSignUp = () => import("./sign-up.ts");

/** State of the email sign-up. */
export function useEmailCapture(options: EmailCapture) {
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<Outcome>({ isSent: false });
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

  /** A failure here is met again, and told, on submit. */
  function prepare() {
    loadSignUp().catch(() => undefined);
  }

  function change(typed: string) {
    setEmail(typed);
    keepVisitorEmail(visitEntries, typed.trim());
  }

  async function submit(): Promise<Outcome> {
    const address = email.trim();
    keepVisitorEmail(visitEntries, address);
    const entry = {
      address,
      honeypot: honeypot.current?.value ?? "",
      startedAt: startedAt.current,
    };
    try {
      const { signUp } = await loadSignUp();
      return await signUp(options, entry, () => setIsSending(true));
    } catch {
      // The visitor is offline, or a new release is out.
      return { isSent: false, failure: options.messages.failureText };
    }
  }

  async function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome({ isSent: false });
    const end = await submit();
    setOutcome(end);
    setIsSending(false);
    if (end.fieldError) input.current?.focus();
    if (end.isSent) {
      setEmail("");
      startedAt.current = Date.now();
    }
    isBusy.current = false;
  }

  return { email, change, prepare, outcome, isSending, input, honeypot, onSubmit };
}
