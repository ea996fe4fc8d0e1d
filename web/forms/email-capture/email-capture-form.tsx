"use client";

import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { FieldError } from "#web/components/fields/field-error.tsx";
import { controlAttributes, Honeypot } from "#web/components/fields/field-parts.tsx";
import type { Recipient } from "./sign-up.ts";
import { useEmailCapture } from "./use-email-capture.ts";

type Texts = Pick<
  NonNullable<HomePageQueryResult>["emailCapture"],
  "fieldLabel" | "placeholder" | "buttonLabel" | "sendingLabel" | "hint" | "messages"
>;

type EmailCaptureFormProps = { texts: Texts; service: EmailServiceConfig; recipient: Recipient };

const INPUT_ID = "signup-email";
const HINT_ID = "signup-hint";

/** One field and one button. Sends the address to the business and says so in a toast. */
export function EmailCaptureForm({ texts, service, recipient }: EmailCaptureFormProps) {
  const form = useEmailCapture({ service, recipient, messages: texts.messages });
  const { isSending, fieldError, failure } = form;
  const control = controlAttributes(INPUT_ID, fieldError);
  const describedBy = [control["aria-describedby"], HINT_ID].filter(Boolean).join(" ");
  return (
    // The method keeps a submit before this script runs from putting the address into the URL.
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
          {...control}
          ref={form.input}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          placeholder={texts.placeholder}
          aria-describedby={describedBy}
          className="control min-w-0 flex-1"
          onFocus={form.prepare}
          onChange={(event) => form.change(event.target.value)}
          value={form.email}
        />
        <button
          type="submit"
          className="btn btn-primary md:min-w-34.5 group-has-placeholder-shown:bg-disabled! group-has-placeholder-shown:text-disabled-text!"
          disabled={isSending}
          // It can be pressed all the same: without an address, that says what is missing.
          aria-disabled={form.email.trim() === ""}
        >
          <span className={isSending ? "sr-only" : ""}>{texts.buttonLabel}</span>
          {isSending && <span aria-hidden="true">● ● ●</span>}
        </button>
      </div>
      <Honeypot field={form.honeypot} />
      <div className="mt-2 grid gap-1">
        <FieldError id={INPUT_ID} error={fieldError ?? failure} />
        <p id={HINT_ID} className="text-micro text-slate">
          {texts.hint}
        </p>
      </div>
      <p role="status" className="sr-only">
        {isSending ? texts.sendingLabel : ""}
      </p>
    </form>
  );
}
