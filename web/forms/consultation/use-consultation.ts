import { type FormEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { EmailServiceConfig } from "#schemas/environment/email-service.ts";
import { sendEmail } from "../email-service.ts";
import { lastingEntries } from "../entry-store.ts";
import { CONSULTATION_LIMIT, takeAttempt } from "../rate-limit.ts";
import { sendWithRetry } from "../send-with-retry.ts";
import { spamReasons } from "../spam-check.ts";
import { showToast } from "../toasts/show-toast.ts";
import { visitEntries } from "../visit-entries.ts";
import { readVisitorEmail } from "../visitor-email.ts";
import { dropDraft, keepDraft, readDraft } from "./draft.ts";
import { failureText } from "./failure-text.ts";
import {
  dropKeptFailure,
  type FailureWords,
  keepFailure,
  keepingFailureOnLeave,
  readKeptFailure,
} from "./kept-failure.ts";
import { lazyResolver } from "./lazy-resolver.ts";
import { consultationPayload } from "./payload.ts";
import { reportConversion } from "./report-conversion.ts";
import { sendOnce } from "./send-once.ts";
import { type ConsultationTexts, fieldMessages } from "./texts.ts";
import { type ConsultationValues, textFieldNames } from "./values.ts";

type Consultation = {
  texts: ConsultationTexts;
  service: EmailServiceConfig;
  conversionLabel: string | undefined;
};

/** Why a request was not sent, with the values the visitor may send by mail instead. */
export type Failure = FailureWords & { values: ConsultationValues };

/** State and sending of the consultation form. */
export function useConsultation({ texts, service, conversionLabel }: Consultation) {
  const { messages } = texts;
  const { dismissLabel } = messages;
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [earlyPhone, setEarlyPhone] = useState("");
  const honeypot = useRef<HTMLInputElement>(null);
  const startedAt = useRef(0);
  const isBusy = useRef(false);
  // No default values: what was typed or filled in before this script ran stays as it is.
  const form = useForm<ConsultationValues>({
    resolver: lazyResolver(fieldMessages(texts.fields)),
    shouldFocusError: false,
  });
  const { getValues, setValue } = form;

  useEffect(() => {
    startedAt.current = Date.now();
    const kept = { email: readVisitorEmail(visitEntries), ...readDraft(visitEntries) };
    setEarlyPhone(getValues("phone") ?? "");
    for (const name of textFieldNames) {
      const value = kept[name];
      if (value !== undefined && !getValues(name)) setValue(name, value);
    }
    const words = readKeptFailure(visitEntries);
    if (words) setFailure({ ...words, values: getValues() });
  }, [getValues, setValue]);

  const keepWritten = () => keepDraft(visitEntries, getValues());

  function fail(title: string, text: string, values: ConsultationValues) {
    keepFailure(visitEntries, { title, text });
    setFailure({ title, text, values });
    showToast({ title, text, tone: "destructive", dismissLabel });
  }

  function clearFailure() {
    dropKeptFailure(visitEntries);
    setFailure(null);
  }

  function succeed() {
    dropDraft(visitEntries);
    lastingEntries.write("lastContactFormSubmission", String(Date.now()));
    form.reset();
    startedAt.current = Date.now();
    setIsSent(true);
    const { successTitle: title, successText: text } = messages;
    showToast({ title, text, tone: "success", dismissLabel });
    reportConversion(conversionLabel);
  }

  async function send(values: ConsultationValues) {
    keepDraft(visitEntries, values);
    if (!takeAttempt(CONSULTATION_LIMIT, lastingEntries, Date.now())) {
      return fail(messages.rateLimitTitle, messages.rateLimitText, values);
    }
    const reasons = spamReasons({
      honeypot: honeypot.current?.value ?? "",
      startedAt: startedAt.current,
      now: Date.now(),
    });
    for (const reason of reasons) console.warn(`Contact form: ${reason}`);
    // A slow writer is a real lead; the other two reasons end here, without a word.
    if (reasons.some((reason) => reason !== "Form session expired")) return;
    const payload = consultationPayload(values, new Date());
    const unknownEnd = { title: messages.failureTitle, text: messages.otherFailure };
    const result = await keepingFailureOnLeave(visitEntries, unknownEnd, () =>
      sendOnce(lastingEntries, values, () =>
        sendWithRetry(() => sendEmail(service, service.consultationTemplateId, payload)),
      ),
    );
    if (result.ok) return succeed();
    fail(messages.failureTitle, failureText(result.status, messages), values);
  }

  /** Lets one submit through at a time: validation takes a moment, and people click twice. */
  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    clearFailure();
    try {
      await form.handleSubmit(send)(event);
    } catch (error) {
      // The rules could not be fetched: the visitor is offline, or a new release is out.
      console.warn("Contact form: could not validate", error);
      keepWritten();
      fail(messages.failureTitle, messages.otherFailure, getValues());
    } finally {
      isBusy.current = false;
    }
  }

  return { form, earlyPhone, honeypot, failure, isSent, keepWritten, onSubmit };
}
