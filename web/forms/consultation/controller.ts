import {
  type FocusEvent,
  type FormEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
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
import {
  type ConsultationTexts,
  type ConsultationValues,
  endWords,
  type FailureReason,
  failureReason,
  fieldId,
  isPhoneOfLetters,
  isTooLong,
  keepDraft,
  openingLine,
  openingMessage,
  readDraft,
  readKeptFailure,
  textFieldNames,
  valuesIn,
} from "./form-model.ts";

/** Where the form stands. A failure keeps the values, which the visitor may send by mail instead. */
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
  /** First lines of the message, by the place on the page that the address may name. */
  subjects: Readonly<Record<string, string>>;
};

/** What checks and sends, which loads when the visitor first turns to the form. */
const loadSending = () => inTime(import("./send.ts"));

/** Fetches rules, mail and toasts before they are needed. A failure is met again on submit. */
function prepare() {
  loadSending()
    .then(({ prepareEmail }) => prepareEmail())
    .catch(() => undefined);
}

/** Browsers ask whether to stay: a page that is left takes its request with it. */
function onLeave(listener: () => void) {
  const ask = (event: Event) => event.preventDefault();
  addEventListener("beforeunload", ask);
  addEventListener("pagehide", listener);
  return () => {
    removeEventListener("beforeunload", ask);
    removeEventListener("pagehide", listener);
  };
}

/** The notes above the form are about a request that is still to be sent. */
function hideNotesAboveForm() {
  for (const note of document.querySelectorAll<HTMLElement>("[data-until-sent]"))
    note.hidden = true;
}

export function useConsultation(options: ConsultationOptions) {
  const { texts, service, conversionLabel, subjects } = options;
  /** Whether this script works: not yet in a page's HTML. */
  const [isReady, setIsReady] = useState(false);
  const [state, show] = useState<FormState>({ stage: "idle" });
  const [phone, setPhone] = useState({ typed: "", isAskedAbout: false });
  const honeypot = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const resolver: Resolver<ConsultationValues> = async (_heardOf, ...entry) => {
    const { zodResolver, consultationSchema } = await loadSending();
    return zodResolver(consultationSchema(texts))(entered(), ...entry);
  };
  // No default values: what was typed or filled in before this script ran stays as it is.
  const form = useForm<ConsultationValues>({ resolver, shouldFocusError: false });
  const { getValues, setValue, handleSubmit, trigger } = form;

  /** What is checked, kept and sent: what stands in the form, not what React has heard of it. */
  function entered(): ConsultationValues {
    const element = honeypot.current?.form;
    return element ? valuesIn(element) : getValues();
  }

  function say(end: FailureReason | "sent"): void {
    const { dismissLabel } = texts.messages;
    const tone = end === "sent" ? "success" : "destructive";
    void showToast({ ...endWords(end, texts), tone, dismissLabel });
  }

  /** Nothing was sent: the visitor reads why, after a reload too. */
  function fail(reason: FailureReason, values: ConsultationValues): void {
    keepDraft(values);
    tabEntries.write("contact-form-failure", reason);
    show({ stage: "failed", reason, values });
    say(reason);
  }

  /** One submit at a time: checking takes a moment, and people click twice. */
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
      // Once the form knows its errors: the list of them takes the focus when it comes.
      if (isInvalid) show({ stage: "invalid" });
    } catch (error) {
      // The rules could not be fetched: the visitor is offline, or a new release is out.
      console.warn("Contact form: could not validate", error);
      fail(isOffline() ? "offline" : "otherFailure", entered());
    }
    isPressed.current = false;
  }

  /** @param values trimmed, and right by every rule */
  async function submit(values: ConsultationValues): Promise<void> {
    const spam = spamReasons(honeypot.current?.value ?? "", openFor());
    if (!takeAttempt(CONSULTATION_LIMIT)) return fail("rateLimit", values);
    keepDraft(values);
    for (const reason of spam) console.warn(`Contact form: ${reason}`);
    // A slow writer is a real lead; the other two reasons end here, without a word.
    if (spam.some((reason) => reason !== "Form session expired")) return show({ stage: "idle" });
    show({ stage: "sending" });
    // Nobody knows the end of a send whose page is left or reloaded meanwhile.
    const stopListening = onLeave(() => tabEntries.write("contact-form-failure", "otherFailure"));
    const end = await loadSending()
      .then(({ sendConsultation }) => sendConsultation(service, values, conversionLabel))
      // Where nothing could be sent, as where nothing answers.
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
    // Whoever presses again once there is a connection has not tried too often.
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
    // No event says what was typed before this script came.
    const values = entered();
    setPhone({ typed: values.phone, isAskedAbout: false });
    const reason = readKeptFailure();
    if (reason) show({ stage: "failed", reason, values });
    if (isTurnedTo(honeypot.current)) prepare();
    if (wasSubmitted) void press();
  });
  // Before anything else is typed.
  useLayoutEffect(() => applyFormState(), []);

  function change({ target }: FormEvent): void {
    const values = entered();
    setPhone(({ isAskedAbout }) => ({
      typed: values.phone,
      isAskedAbout: isAskedAbout && isPhoneOfLetters(values.phone),
    }));
    keepDraft(values);
    // The mail that is offered instead of the form holds what the form holds now.
    show((now) => (now.stage === "failed" ? { ...now, values } : now));
    const name = textFieldNames.find(
      (each) => target instanceof Element && target.id === fieldId(each),
    );
    if (name === undefined) return;
    // Said while there is time, and taken back.
    if (isTooLong(name, values[name]) || form.getFieldState(name).invalid) {
      trigger(name).catch(() => undefined);
    }
  }

  function leave({ target }: FocusEvent): void {
    if (target.id !== fieldId("phone")) return;
    const { phone: typed } = entered();
    setPhone({ typed, isAskedAbout: isPhoneOfLetters(typed) });
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    void press();
  }

  return { form, state, phone, isReady, honeypot, prepare, change, leave, onSubmit };
}
