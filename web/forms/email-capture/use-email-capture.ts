import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { tabEntries } from "#web/lib/entry-store.ts";
import { isTurnedTo, takeOverEarlyEntries, useIsReady } from "../before-script.ts";
import { inTime } from "../in-time.ts";
import type { EmailCapture, SignUpEnd } from "./sign-up.ts";

/** Checking and sending, which load when the visitor turns to the field. */
const loadSignUp = () => inTime(import("./sign-up.ts"));

/** A failure here comes up again on submit. */
function prepare() {
  loadSignUp()
    .then(({ prepareEmail }) => prepareEmail())
    .catch(() => undefined);
}

/** The email sign-up in the browser: its field, its state and what the visitor does to it. */
export function useEmailCapture(options: EmailCapture) {
  const isReady = useIsReady();
  const [email, setEmail] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [end, setEnd] = useState<SignUpEnd>();
  const input = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);

  function change(typed: string) {
    setEmail(typed);
    // The contact form of the same visit begins with it.
    tabEntries.write("visitor-email", typed.trim());
  }

  /** What a press on the button does; further presses meanwhile do nothing. */
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setEnd(undefined);
    const entry = {
      address: (input.current?.value ?? "").trim(),
      honeypot: honeypot.current?.value ?? "",
      openFor: performance.now(),
    };
    const next = await loadSignUp()
      .then(({ signUp }) => signUp(options, entry, () => setIsSending(true)))
      // Its code cannot be fetched: the visitor is offline, or a new release is out.
      .catch((): SignUpEnd => ({ isSent: false, failure: options.messages.failureText }));
    isBusy.current = false;
    setIsSending(false);
    setEnd(next);
    if (next.fieldError !== undefined) input.current?.focus();
    if (next.isSent) setEmail("");
  }

  const takeUp = useEffectEvent(() => {
    // What was typed, filled in by the browser or sent before this script ran.
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    const early = input.current?.value ?? "";
    if (early !== "") change(early);
    if (isTurnedTo(honeypot.current)) prepare();
    if (wasSubmitted) void press();
  });
  useEffect(() => takeUp(), []);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void press();
  }

  return { email, isSending, ...end, isReady, input, honeypot, change, prepare, onSubmit };
}
