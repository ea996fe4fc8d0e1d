"use client";

import { type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { FieldError, hintId } from "#web/components/fields/field.tsx";
import { controlAttributes, describedBy, Honeypot } from "#web/components/fields/field-parts.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import type { EmailServiceConfig } from "#web/lib/email-service.ts";
import { tabEntries } from "#web/lib/entry-store.ts";
import { isTurnedTo, takeOverEarlyEntries } from "../before-script.ts";
import { inTime } from "../in-time.ts";
import type { ToastLabels } from "../toasts/toaster.tsx";
import type { EmailCapture, Recipient, SignUpEnd } from "./sign-up.ts";

type Texts = Pick<
  NonNullable<HomePageQueryResult>["emailCapture"],
  "fieldLabel" | "placeholder" | "buttonLabel" | "sendingLabel" | "hint" | "messages"
> &
  Pick<EmailCapture, "toastsLabel">;

type EmailCaptureFormProps = { texts: Texts; service: EmailServiceConfig; recipient: Recipient };

const INPUT_ID = "signup-email";

/** One field and one button. Sends the address to the company and shows the result in a toast. */
export function EmailCaptureForm({ texts, service, recipient }: EmailCaptureFormProps) {
  const form = useEmailCapture({ service, recipient, language: useLanguage(), ...texts });
  const { isSending, fieldError, failure } = form;
  return (
    // With this method, a submit before hydration does not put the address into the URL.
    <form
      method="dialog"
      noValidate
      data-ready={form.isReady || undefined}
      onSubmit={form.onSubmit}
      className="group relative noscript:hidden"
    >
      <div className="flex gap-2.5 max-md:flex-col">
        <label htmlFor={INPUT_ID} className="sr-only">
          {texts.fieldLabel}
        </label>
        <input
          {...controlAttributes(INPUT_ID, fieldError)}
          ref={form.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder={texts.placeholder}
          aria-describedby={describedBy(INPUT_ID, fieldError)}
          className="control min-w-0 flex-1"
          onFocus={form.prepareToSend}
          onInput={form.change}
        />
        <button
          type="submit"
          className="btn btn-primary md:min-w-34.5 group-has-placeholder-shown:bg-disabled! group-has-placeholder-shown:text-disabled-text!"
          disabled={isSending}
          // The button still works: without an address it shows what is missing.
          aria-disabled={form.isEmpty}
        >
          <span className={isSending ? "sr-only" : ""}>{texts.buttonLabel}</span>
          {isSending && <span aria-hidden="true">● ● ●</span>}
        </button>
      </div>
      <Honeypot field={form.honeypot} />
      <div className="mt-2 grid gap-1">
        <FieldError id={INPUT_ID} error={fieldError ?? failure} />
        <p id={hintId(INPUT_ID)} className="text-micro text-slate">
          {texts.hint}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.sendingLabel : ""}
      </p>
    </form>
  );
}

/** The code that validates and sends. It is loaded at the first interaction with the field. */
const loadSignUp = () => inTime(import("./sign-up.ts"));

/** A failure shows again on submit. */
function prepare(labels: ToastLabels) {
  loadSignUp()
    .then(({ prepareEmail }) => prepareEmail(labels))
    .catch(() => undefined);
}

function useEmailCapture(options: EmailCapture) {
  /** Whether the form is hydrated. In the server's HTML it is not. */
  const [isReady, setIsReady] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  const [isSending, setIsSending] = useState(false);
  const [end, setEnd] = useState<SignUpEnd>();
  const input = useRef<HTMLInputElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const isBusy = useRef(false);

  const { messages, toastsLabel } = options;
  const prepareToSend = () => prepare({ dismissLabel: messages.dismissLabel, toastsLabel });

  /** The value of the field, which React may not know. */
  const entered = () => input.current?.value.trim() ?? "";

  function change() {
    setIsEmpty(entered() === "");
    // The contact form starts with this address during the same visit.
    tabEntries.write("visitor-email", entered());
  }

  /** Handles one press of the button at a time. */
  async function press() {
    if (isBusy.current) return;
    isBusy.current = true;
    setEnd(undefined);
    const entry = {
      typed: entered(),
      honeypot: honeypot.current?.value ?? "",
      openFor: performance.now(),
    };
    const next = await loadSignUp()
      .then(({ signUp }) => signUp(options, entry, () => setIsSending(true)))
      // The code could not be loaded: the visitor is offline, or there is a new release.
      .catch((): SignUpEnd => ({ isSent: false, failure: messages.failureText }));
    isBusy.current = false;
    setIsSending(false);
    setEnd(next);
    if (next.fieldError !== undefined) input.current?.focus();
    if (next.isSent && input.current) input.current.value = "";
    setIsEmpty(entered() === "");
  }

  const applyFormState = useEffectEvent(() => {
    setIsReady(true);
    // Takes over what was typed, filled in by the browser or submitted before hydration.
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    if (entered() !== "") change();
    if (isTurnedTo(honeypot.current)) prepareToSend();
    if (wasSubmitted) void press();
  });
  // This runs before the visitor can type anything else.
  useLayoutEffect(() => applyFormState(), []);

  function onSubmit(event: SyntheticEvent) {
    event.preventDefault();
    void press();
  }

  return { isEmpty, isSending, ...end, isReady, input, honeypot, change, prepareToSend, onSubmit };
}
