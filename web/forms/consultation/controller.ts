import {
  type FocusEvent,
  type FormEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Resolver, useForm } from "react-hook-form";
import { textFieldNames } from "#schemas/shared/forms/consultation-fields.ts";
import type { PlainText } from "#schemas/shared/head/clean-text.ts";
import { useLanguage } from "#web/components/language-context.ts";
import type { EmailServiceConfig } from "#web/lib/email-service.ts";
import { tabEntries } from "#web/lib/entry-store.ts";
import { isTurnedTo, noteFirstVisit, openFor, takeOverEarlyEntries } from "../before-script.ts";
import { readCarriedMessage } from "../carried-message.ts";
import { inTime, isOffline } from "../in-time.ts";
import {
  CONSULTATION_LIMIT,
  returnAttempt,
  spamReasons,
  takeAttempt,
} from "../submission-rules.ts";
import { showToast } from "../toasts/show-toast.ts";
import type { ToastLabels } from "../toasts/toaster.tsx";
import {
  type ConsultationTexts,
  type ConsultationValues,
  endWords,
  type FailureReason,
  failureReason,
  fieldId,
  isTooLong,
  keepDraft,
  openingLine,
  openingMessage,
  readDraft,
  readKeptFailure,
  valuesIn,
} from "./form-model.ts";
import { lacksCountry } from "./phone-country.ts";

/**
 * The state of the form. After a failure the values stay, and the visitor may send them by mail.
 */
export type FormState =
  | { stage: "idle" | "validating" | "invalid" | "sending" | "sent" }
  | { stage: "failed"; reason: FailureReason; values: ConsultationValues };

export function isBusy({ stage }: FormState): boolean {
  return stage === "validating" || stage === "sending";
}

export type ConsultationOptions = {
  texts: ConsultationTexts;
  service: EmailServiceConfig;
  conversionLabel?: string | undefined;
  /** First lines of the message, by the fragment of the address. */
  subjects: Readonly<Record<string, PlainText>>;
};

/** The code that validates and sends. It is loaded at the first interaction with the form. */
const loadSending = () => inTime(import("./send.ts"));

/** Loads rules, mail and toasts before they are needed. A failure shows again on submit. */
function prepare(labels: ToastLabels) {
  loadSending()
    .then(({ prepareEmail }) => prepareEmail(labels))
    .catch(() => undefined);
}

/** Makes the browser ask before the visitor leaves, because leaving aborts the request. */
function onLeave(listener: () => void) {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  addEventListener("pagehide", listener);
  return () => {
    removeEventListener("beforeunload", ask);
    removeEventListener("pagehide", listener);
  };
}

/** Hides the notes above the form, because they are about a request that is still to be sent. */
function hideNotesAboveForm() {
  for (const note of document.querySelectorAll<HTMLElement>("[data-until-sent]"))
    note.hidden = true;
}

export function useConsultation(options: ConsultationOptions) {
  const { texts, service, conversionLabel, subjects } = options;
  const language = useLanguage();
  /** Whether the form is hydrated. In the server's HTML it is not. */
  const [isReady, setIsReady] = useState(false);
  const [state, show] = useState<FormState>({ stage: "idle" });
  const [phone, setPhone] = useState({ typed: "", isAskedAbout: false });
  const honeypot = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const resolver: Resolver<ConsultationValues> = async (_heardOf, ...entry) => {
    const { zodResolver, consultationSchema } = await loadSending();
    return zodResolver(consultationSchema(texts))(entered(), ...entry);
  };
  // There are no default values, so that what was typed before hydration stays.
  const form = useForm<ConsultationValues>({ resolver, shouldFocusError: false });
  const { getValues, setValue, handleSubmit, trigger } = form;

  /** The values in the form's fields, which React may not know. */
  function entered(): ConsultationValues {
    const element = honeypot.current?.form;
    return element ? valuesIn(element) : getValues();
  }

  /** Read when they are needed: the server renders a page whose content has no messages too. */
  const toastLabels = () => ({
    dismissLabel: texts.messages.dismissLabel,
    toastsLabel: texts.toastsLabel,
  });
  const prepareToSend = () => prepare(toastLabels());

  function say(end: FailureReason | "sent"): void {
    const tone = end === "sent" ? "success" : "destructive";
    void showToast({ ...endWords(end, texts), tone, ...toastLabels() });
  }

  /** Shows why nothing was sent, after a reload too. */
  function fail(reason: FailureReason, values: ConsultationValues): void {
    keepDraft(values);
    tabEntries.write("contact-form-failure", reason);
    show({ stage: "failed", reason, values });
    say(reason);
  }

  /** Handles one submit at a time, because validation takes a moment and people click twice. */
  async function press(): Promise<void> {
    if (isPressed.current) return;
    isPressed.current = true;
    tabEntries.remove("contact-form-failure");
    show({ stage: "validating" });
    try {
      let isInvalid = false;
      await handleSubmit(submit, () => {
        isInvalid = true;
      })();
      // The list of errors takes the focus when it appears, so it is shown after validation.
      if (isInvalid) show({ stage: "invalid" });
    } catch (error) {
      // The rules could not be loaded: the visitor is offline, or there is a new release.
      console.warn("Contact form: could not validate", error);
      fail(isOffline() ? "offline" : "otherFailure", entered());
    }
    isPressed.current = false;
  }

  /** @param values trimmed and valid */
  async function submit(values: ConsultationValues): Promise<void> {
    const spam = spamReasons(honeypot.current?.value ?? "", openFor());
    if (!takeAttempt(CONSULTATION_LIMIT)) return fail("rateLimit", values);
    keepDraft(values);
    for (const reason of spam) console.warn(`Contact form: ${reason}`);
    // A slow writer is a real lead. For the other two reasons nothing is sent or said.
    if (spam.some((reason) => reason !== "Form session expired")) return show({ stage: "idle" });
    show({ stage: "sending" });
    // The result of a request is unknown if the visitor leaves or reloads the page meanwhile.
    const stopListening = onLeave(() => tabEntries.write("contact-form-failure", "otherFailure"));
    const end = await loadSending()
      .then(({ sendConsultation }) => sendConsultation(service, values, language, conversionLabel))
      // A failure to load counts as a failure to send.
      .catch(() => ({ ok: false, status: 0 }) as const);
    stopListening();
    if (end.ok) {
      tabEntries.remove("contact-form-draft");
      tabEntries.remove("contact-form-failure");
      show({ stage: "sent" });
      hideNotesAboveForm();
      return say("sent");
    }
    const wasOffline = end.status === 0 && isOffline();
    // An attempt without a connection does not count.
    if (wasOffline) returnAttempt(CONSULTATION_LIMIT);
    fail(wasOffline ? "offline" : failureReason(end.status), values);
  }

  const applyFormState = useEffectEvent(() => {
    setIsReady(true);
    noteFirstVisit();
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    const draft = { email: tabEntries.read("visitor-email") ?? undefined, ...readDraft() };
    const message =
      openingMessage(draft.message, readCarriedMessage(location.hash)) ??
      openingLine(location.hash, subjects);
    const kept = { ...draft, message };
    const early = entered();
    for (const name of textFieldNames) {
      const value = kept[name];
      if (value !== undefined && !early[name]) setValue(name, value);
    }
    // No event tells what was typed before hydration.
    const values = entered();
    setPhone({ typed: values.phone, isAskedAbout: false });
    const reason = readKeptFailure();
    if (reason) show({ stage: "failed", reason, values });
    if (isTurnedTo(honeypot.current)) prepareToSend();
    if (wasSubmitted) void press();
  });
  // This runs before the visitor can type anything else.
  useLayoutEffect(() => applyFormState(), []);

  function change({ target }: FormEvent): void {
    const values = entered();
    setPhone(({ isAskedAbout }) => ({
      typed: values.phone,
      isAskedAbout: isAskedAbout && lacksCountry(values.phone),
    }));
    keepDraft(values);
    // The mail that is offered instead contains the current values of the form.
    show((now) => (now.stage === "failed" ? { ...now, values } : now));
    const name = textFieldNames.find(
      (each) => target instanceof Element && target.id === fieldId(each),
    );
    if (name === undefined) return;
    // The message appears while the visitor types, and disappears when the text is short enough.
    if (isTooLong(name, values[name]) || form.getFieldState(name).invalid) {
      trigger(name).catch(() => undefined);
    }
  }

  function leave({ target }: FocusEvent): void {
    if (target.id !== fieldId("phone")) return;
    const { phone: typed } = entered();
    setPhone({ typed, isAskedAbout: lacksCountry(typed) });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void press();
  }

  return { form, state, phone, isReady, honeypot, prepareToSend, change, leave, onSubmit };
}
