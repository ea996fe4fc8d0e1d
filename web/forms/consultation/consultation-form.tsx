"use client";

import type { ReactNode } from "react";
import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";
import { Honeypot } from "../fields/honeypot.tsx";
import type { ContactDetails } from "../without-javascript.tsx";
import { ConsultationFields } from "./consultation-fields.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { FailureNotice } from "./failure-notice.tsx";
import { prepareSending } from "./prepare-sending.ts";
import type { ConsultationTexts, ThankYouTexts } from "./texts.ts";
import { ThankYou } from "./thank-you.tsx";
import { useConsultation } from "./use-consultation.ts";

type ConsultationFormProps = {
  texts: ConsultationTexts;
  /** The consent's words with their links, rendered by the server. */
  consentLabel: ReactNode;
  thankYou: ThankYouTexts;
  contact: ContactDetails;
  service: EmailServiceConfig;
  conversionLabel?: string | undefined;
};

/** The request for a consultation, until it is sent: then the thanks for it. */
export function ConsultationForm(props: ConsultationFormProps) {
  const { texts, thankYou, contact } = props;
  const { form, earlyPhone, honeypot, failure, isSent, keepWritten, onSubmit } = useConsultation({
    texts,
    service: props.service,
    conversionLabel: props.conversionLabel,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  if (isSent) return <ThankYou {...thankYou} />;
  return (
    // The method keeps a submit before this script runs from putting the answers into the URL.
    <form
      method="dialog"
      noValidate
      onSubmit={onSubmit}
      onFocus={prepareSending}
      onChange={keepWritten}
      className="relative grid gap-[22px] noscript:hidden"
    >
      <div className="grid gap-2">
        <h2>{texts.heading}</h2>
        <p className="text-slate">{texts.intro}</p>
      </div>
      {submitCount > 0 && !isSubmitting && (
        <ErrorSummary
          errors={errors}
          submitCount={submitCount}
          heading={texts.summaryHeading}
          text={texts.summaryText}
        />
      )}
      {failure && !isSubmitting && (
        <FailureNotice failure={failure} texts={texts} contact={contact} />
      )}
      <ConsultationFields
        form={form}
        earlyPhone={earlyPhone}
        texts={texts}
        consentLabel={props.consentLabel}
      />
      <Honeypot field={honeypot} />
      <div>
        <button type="submit" className="btn btn-primary" disabled={isSubmitting}>
          {isSubmitting ? texts.submittingLabel : texts.submitLabel}
        </button>
      </div>
      <p role="status" className="sr-only">
        {isSubmitting ? texts.submittingLabel : ""}
      </p>
    </form>
  );
}
