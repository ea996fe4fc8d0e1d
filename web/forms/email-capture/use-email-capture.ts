import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { isTurnedTo, takeOverEarlyEntries, useIsReady } from "../before-script.ts";
import { inTime } from "../in-time.ts";
import { keepVisitorEmail, tabEntries } from "../tab-entries.ts";
import type { EmailCapture, SignUpEnd, SignUpEntry } from "./sign-up.ts";

export type CaptureState = { isSending: boolean; fieldError?: string; failure?: string };

type CaptureSurroundings = {
  entry: () => SignUpEntry;
  /** Rejects where its code cannot be fetched: the visitor is offline, or a new release is out. */
  signUp: (entry: SignUpEntry, onSending: () => void) => Promise<SignUpEnd>;
  failureText: string;
  show: (state: CaptureState) => void;
  onRefused: () => void;
  onSent: () => void;
};

/** What a press on the button does; further presses meanwhile do nothing. */
export function createCapture(surroundings: CaptureSurroundings) {
  const { entry, signUp, failureText, show } = surroundings;
  let isBusy = false;

  return async function press(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    show({ isSending: false });
    const unavailable: SignUpEnd = { isSent: false, failure: failureText };
    const end = await signUp(entry(), () => show({ isSending: true })).catch(() => unavailable);
    isBusy = false;
    show({ ...end, isSending: false });
    if (end.fieldError !== undefined) surroundings.onRefused();
    if (end.isSent) surroundings.onSent();
  };
}

/** Checking and sending, which load when the visitor turns to the field. */
const loadSignUp = () => inTime(import("./sign-up.ts"));

/** The email sign-up in the browser: its field, its state and what the visitor does to it. */
export function useEmailCapture(options: EmailCapture & { service: EmailServiceConfig }) {
  const isReady = useIsReady();
  const [email, setEmail] = useState("");
  const [state, show] = useState<CaptureState>({ isSending: false });
  const input = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);

  function change(typed: string) {
    setEmail(typed);
    keepVisitorEmail(tabEntries, typed.trim());
  }

  const [press] = useState(() =>
    createCapture({
      entry: () => ({
        address: (input.current?.value ?? "").trim(),
        honeypot: honeypot.current?.value ?? "",
        openFor: performance.now(),
      }),
      async signUp(entry, onSending) {
        const { connect, signUp } = await loadSignUp();
        return signUp(connect(options), entry, onSending);
      },
      failureText: options.messages.failureText,
      show,
      onRefused: () => input.current?.focus(),
      onSent: () => setEmail(""),
    }),
  );

  /** A failure here comes up again on submit. */
  function prepare() {
    loadSignUp()
      .then(({ connect }) => connect(options))
      .catch(() => undefined);
  }

  const takeUp = useEffectEvent(prepare);
  useEffect(() => {
    // What was typed, filled in by the browser or sent before this script ran.
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    const early = input.current?.value ?? "";
    setEmail(early);
    if (early !== "") keepVisitorEmail(tabEntries, early.trim());
    if (isTurnedTo(honeypot.current)) takeUp();
    if (wasSubmitted) press();
  }, [press]);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    press();
  }

  return { email, state, isReady, input, honeypot, change, prepare, onSubmit };
}
