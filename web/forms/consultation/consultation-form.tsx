"use client";

import type { ReactNode } from "react";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { Honeypot } from "#web/components/fields/field-parts.tsx";
import type { ContactDetails } from "../without-javascript.tsx";
import { ConsultationFields } from "./consultation-fields.tsx";
import type { ConsultationTexts, ThankYouTexts } from "./form-model.ts";
import { isBusy } from "./form-state.ts";
import { ErrorSummary, FailureNotice } from "./notices.tsx";
import { type ContactHours, ThankYou } from "./thank-you.tsx";
import { useConsultation } from "./use-consultation.ts";

type ConsultationFormProps = {
  texts: ConsultationTexts;
  /** The consent's words with their links, rendered by the server. */
  consentLabel: ReactNode;
  thankYou: ThankYouTexts;
  toolAhead?: { href: string; label: string } | undefined;
  contact: ContactDetails;
  officeHours: ContactHours;
  /** First lines of the message, by the place on the page that an address may name. */
  subjects: Readonly<Record<string, string>>;
  service: EmailServiceConfig;
  conversionLabel?: string | undefined;
};

/** The request for a consultation, until it is sent: then the thanks for it. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { texts, thankYou, contact, officeHours } = props;
  const { form, state, phone, isReady, honeypot, prepare, change, onSubmit } = useConsultation({
    texts,
    service: props.service,
    conversionLabel: props.conversionLabel,
    subjects: props.subjects,
  });
  if (state.stage === "sent") {
    return <ThankYou texts={thankYou} officeHours={officeHours} toolAhead={props.toolAhead} />;
  }
  const isWaiting = isBusy(state);
  return (
    // The method keeps a submit before this script runs from putting the answers into the URL.
    <form
      method="dialog"
      noValidate
      data-ready={isReady || undefined}
      onSubmit={onSubmit}
      onFocus={prepare}
      onChange={change}
      className="relative grid gap-6 noscript:hidden"
    >
      <div className="grid gap-2">
        <h2>{texts.heading}</h2>
        <p className="text-slate">{texts.intro}</p>
        <p className="text-small text-slate">{texts.requiredNote}</p>
      </div>
      {state.stage === "invalid" && <ErrorSummary errors={form.formState.errors} texts={texts} />}
      {state.stage === "failed" && <FailureNotice {...state} texts={texts} contact={contact} />}
      <ConsultationFields
        form={form}
        phone={phone}
        texts={texts}
        consentLabel={props.consentLabel}
      />
      <p className="max-w-measure text-small text-slate">{texts.privacyNotice}</p>
      <Honeypot field={honeypot} />
      <div>
        <button type="submit" className="btn btn-primary" disabled={isWaiting}>
          {isWaiting ? texts.submittingLabel : texts.submitLabel}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isWaiting ? texts.submittingLabel : ""}
      </p>
    </form>
  );
}
