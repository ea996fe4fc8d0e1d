import { type ComponentProps, useEffect, useId, useRef, useState } from "react";
import type { FieldErrors } from "react-hook-form";
import { telHref } from "#schemas/shared/addresses/safe-href.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { alertDrawing, checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { useLanguage } from "#web/components/language-context.ts";
import { PageLink } from "#web/components/plain-links.tsx";
import { hoursIn, type OfficeHours } from "#web/lib/office-hours.ts";
import type { ContactDetails } from "../without-javascript.tsx";
import {
  type ConsultationTexts,
  type ConsultationValues,
  endWords,
  type FailureReason,
  fieldId,
  fieldNames,
  mailtoOf,
  requestText,
  type ThankYouTexts,
} from "./form-model.ts";

function useFocusOnArrival<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}

function Notice({ children, ...box }: ComponentProps<"div">) {
  return (
    <div
      {...box}
      tabIndex={-1}
      className="grid grid-cols-fit gap-3 rounded-2 border-control border-error bg-error-surface px-cell py-4 text-error"
    >
      <Icon drawing={alertDrawing} className="mt-0.5" />
      {children}
    </div>
  );
}

type ErrorSummaryProps = { errors: FieldErrors<ConsultationValues>; texts: ConsultationTexts };

/**
 * The list of errors with links. It disappears when all fields are valid, and reappears without
 * taking the focus.
 */
export function ErrorSummary({ errors, texts }: ErrorSummaryProps) {
  const box = useFocusOnArrival<HTMLDivElement>();
  const broken = fieldNames.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ name, message }];
  });
  if (broken.length === 0) return null;
  return (
    <Notice ref={box} role="alert">
      <div>
        <p className="font-semibold">{texts.summaryHeading}</p>
        <p className="text-small">{texts.summaryText}</p>
        <ul className="mt-2 text-small">
          {broken.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                className="inline-block min-h-6 text-error hover:text-rust"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}

type FailureNoticeProps = {
  reason: FailureReason;
  values: ConsultationValues;
  texts: ConsultationTexts;
  contact: ContactDetails;
};

/** Explains why nothing was sent, and offers the request as a mail, and the phone number. */
export function FailureNotice({ reason, values, texts, contact }: FailureNoticeProps) {
  const box = useFocusOnArrival<HTMLDivElement>();
  const titleId = useId();
  const { title, text } = endWords(reason, texts);
  const request = requestText(values, texts.fields, useLanguage());
  const mail = mailtoOf(contact.email, cleanText(texts.heading), request);
  const { copyLabel, copiedLabel, mailShortened } = texts.messages;
  return (
    <Notice ref={box} role="group" aria-labelledby={titleId}>
      <div className="grid gap-1">
        <p id={titleId} className="font-semibold">
          {title}
        </p>
        <p className="text-small">{text}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
          <a href={mail.href} className="min-h-6 text-error">
            {contact.email}
          </a>
          <a href={telHref(contact.phone)} className="min-h-6 text-error">
            {contact.phone}
          </a>
        </p>
        {!mail.isComplete && <p className="text-small">{mailShortened}</p>}
        {copyLabel && <Copying text={request} label={copyLabel} doneLabel={copiedLabel} />}
      </div>
    </Notice>
  );
}

type CopyingProps = { text: string; label: string; doneLabel: string };

/** A button that copies a text. If the browser refuses, the text is shown. */
function Copying({ text, label, doneLabel }: CopyingProps) {
  const [end, setEnd] = useState<{ of: string; isCopied: boolean }>();
  // Text that changed since then has not been copied.
  const last = end?.of === text ? end : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setEnd({ of: text, isCopied: true });
    } catch {
      setEnd({ of: text, isCopied: false });
    }
  };
  return (
    <>
      <p className="flex flex-wrap items-center gap-3.5">
        <button type="button" className="btn btn-secondary btn-small" onClick={copy}>
          {label}
        </button>
        <span role="status" className="text-small">
          {last?.isCopied ? doneLabel : ""}
        </span>
      </p>
      {last?.isCopied === false && (
        <textarea readOnly aria-label={label} value={text} className="control min-h-33" />
      )}
    </>
  );
}

export type ContactHours = OfficeHours & { days: string };

type ThankYouProps = {
  texts: ThankYouTexts;
  officeHours: ContactHours;
  toolAhead?: { href: string; label: string } | undefined;
  homePath: string;
};

/** Replaces the form when the request is sent: what comes next and when, and what to prepare. */
export function ThankYou({ texts, officeHours, toolAhead, homePath }: ThankYouProps) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="grid gap-flow rounded-3 bg-frost p-panel md:grid-cols-fit">
      <Icon drawing={checkDrawing} className="size-7 text-iron" />
      <div className="grid justify-items-start gap-4">
        <h2 ref={useFocusOnArrival<HTMLHeadingElement>()} tabIndex={-1} className="text-card-title">
          {texts.heading}
        </h2>
        <p className="text-slate">{texts.text}</p>
        <p>
          {texts.localHoursLabel}: {officeHours.days},{" "}
          <strong>{hoursIn(timeZone, officeHours, new Date(), useLanguage())}</strong> ({timeZone})
        </p>
        <div className="prose">
          <h3>{texts.stepsHeading}</h3>
          <ol>
            {texts.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <h3>{texts.papersHeading}</h3>
          <ul>
            {texts.papers.map((paper) => (
              <li key={paper}>{paper}</li>
            ))}
          </ul>
        </div>
        {toolAhead && (
          <PageLink href={toolAhead.href} className="more-link">
            {toolAhead.label}
          </PageLink>
        )}
        <PageLink href={homePath} className="btn btn-primary btn-small">
          {texts.actionLabel}
        </PageLink>
      </div>
    </div>
  );
}
