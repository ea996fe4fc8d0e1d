import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { type EntryStore, lastingEntries, tabEntries } from "#web/lib/entry-store.ts";
import {
  isTurnedTo,
  noteFirstVisit,
  openFor,
  takeOverEarlyEntries,
  useIsReady,
} from "../before-script.ts";
import { readCarriedMessage } from "../carried-message.ts";
import { inTime, isOffline } from "../in-time.ts";
import { keepDraft, readDraft, readKeptFailure } from "../kept-in-tab.ts";
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
  openingLine,
  openingMessage,
  textFieldNames,
} from "./form-model.ts";
import type { SendEnd } from "./send.ts";

/** Where the form stands. A failure keeps the values, which the visitor may send by mail instead. */
export type FormState =
  | { stage: "idle" | "validating" | "invalid" | "sending" | "sent" }
  | { stage: "failed"; reason: FailureReason; values: ConsultationValues };

/** What the form's behaviour needs of the page, the browser and the email service. */
export type ConsultationSurroundings = {
  /** Shows the form's messages. @returns the trimmed values, or null where a rule is broken */
  validate: () => Promise<ConsultationValues | null>;
  /** The values as they are written. */
  values: () => ConsultationValues;
  honeypot: () => string;
  /** Milliseconds since the visitor could begin to fill in the form. */
  openFor: () => number;
  /** Does the browser know that there is no connection? */
  isOffline: () => boolean;
  /** Sends the request, unless this browser has just done so. Rejects where its code is not to be had. */
  send: (values: ConsultationValues) => Promise<SendEnd>;
  /** Lives as long as the tab. */
  tab: EntryStore;
  /** Shared by the browser's tabs. */
  lasting: EntryStore;
  show: (state: FormState) => void;
  /** Empties the form. */
  reset: () => void;
  say: (end: FailureReason | "sent") => void;
  reportConversion: () => void;
  /** Calls back when the page is left. @returns stops listening */
  onLeave: (listener: () => void) => () => void;
};

/** Where nothing could be sent, as where nothing answers. */
const NO_ANSWER: SendEnd = { ok: false, status: 0 };

/** True while the visitor has to wait for the end of what they set going. */
export function isBusy({ stage }: FormState): boolean {
  return stage === "validating" || stage === "sending";
}

/** The whole behaviour of one consultation form. */
export function createConsultation(surroundings: ConsultationSurroundings) {
  const { tab, lasting } = surroundings;
  let state: FormState = { stage: "idle" };

  function show(next: FormState): void {
    state = next;
    surroundings.show(next);
  }

  /** Nothing was sent: the visitor reads why, after a reload too. */
  function fail(reason: FailureReason, values: ConsultationValues): void {
    keepDraft(tab, values);
    tab.write("contact-form-failure", reason);
    show({ stage: "failed", reason, values });
    surroundings.say(reason);
  }

  async function submit(): Promise<void> {
    tab.remove("contact-form-failure");
    show({ stage: "validating" });
    let values: ConsultationValues | null;
    try {
      values = await surroundings.validate();
    } catch (error) {
      // The rules could not be fetched: the visitor is offline, or a new release is out.
      console.warn("Contact form: could not validate", error);
      return fail(surroundings.isOffline() ? "offline" : "otherFailure", surroundings.values());
    }
    if (values === null) return show({ stage: "invalid" });
    const spam = spamReasons(surroundings.honeypot(), surroundings.openFor());
    if (!takeAttempt(CONSULTATION_LIMIT, lasting, Date.now())) return fail("rateLimit", values);
    keepDraft(tab, values);
    for (const reason of spam) console.warn(`Contact form: ${reason}`);
    // A slow writer is a real lead; the other two reasons end here, without a word.
    if (spam.some((reason) => reason !== "Form session expired")) return show({ stage: "idle" });
    show({ stage: "sending" });
    await send(values);
  }

  async function send(values: ConsultationValues): Promise<void> {
    // Nobody knows the end of a send whose page is left or reloaded meanwhile.
    const stopListening = surroundings.onLeave(() =>
      tab.write("contact-form-failure", "otherFailure"),
    );
    const end = await surroundings.send(values).catch(() => NO_ANSWER);
    stopListening();
    if (end.ok) return finish(end.isRepeat);
    const wasOffline = end.status === 0 && surroundings.isOffline();
    // Whoever presses again once there is a connection has not tried too often.
    if (wasOffline) returnAttempt(CONSULTATION_LIMIT, lasting);
    fail(wasOffline ? "offline" : failureReason(end.status), values);
  }

  /** The request is through: nothing of it stays in the tab. Its first time is a conversion. */
  function finish(isRepeat: boolean): void {
    show({ stage: "sent" });
    tab.remove("contact-form-draft");
    tab.remove("contact-form-failure");
    surroundings.reset();
    surroundings.say("sent");
    if (isRepeat) return;
    lasting.write("lastContactFormSubmission", String(Date.now()));
    surroundings.reportConversion();
  }

  return {
    /** The script is here: shows a failure that outlasted a reload. */
    open(reason: FailureReason | undefined): void {
      if (reason) show({ stage: "failed", reason, values: surroundings.values() });
    },
    change(): void {
      if (state.stage === "sent") return;
      const values = surroundings.values();
      keepDraft(tab, values);
      // The mail that is offered instead of the form holds what the form holds now.
      if (state.stage === "failed") show({ ...state, values });
    },
    /** One submit at a time: checking takes a moment, and people click twice. */
    press(): void {
      if (!isBusy(state) && state.stage !== "sent") void submit();
    },
  };
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

/** The consultation form in the browser: its fields, its state and what the visitor does to it. */
export function useConsultation(options: ConsultationOptions) {
  const { texts, service, conversionLabel, subjects } = options;
  const isReady = useIsReady();
  const [state, show] = useState<FormState>({ stage: "idle" });
  const [phone, setPhone] = useState("");
  const honeypot = useRef<HTMLInputElement>(null);
  const resolver: Resolver<ConsultationValues> = async (values, context, options) => {
    const { zodResolver, consultationSchema } = await loadSending();
    return zodResolver(consultationSchema(texts.fields))(values, context, options);
  };
  // No default values: what was typed or filled in before this script ran stays as it is.
  const form = useForm<ConsultationValues>({ resolver, shouldFocusError: false });
  const { getValues, setValue, reset, handleSubmit } = form;

  const [controller] = useState(() =>
    createConsultation({
      async validate() {
        let valid: ConsultationValues | null = null;
        await handleSubmit((values) => {
          valid = values;
        })();
        return valid;
      },
      values: getValues,
      honeypot: () => honeypot.current?.value ?? "",
      openFor: () => openFor(tabEntries),
      isOffline,
      send: async (values) => (await loadSending()).sendConsultation(service, values),
      tab: tabEntries,
      lasting: lastingEntries,
      show,
      reset,
      say(end) {
        const { dismissLabel } = texts.messages;
        const tone = end === "sent" ? "success" : "destructive";
        void showToast({ ...endWords(end, texts), tone, dismissLabel });
      },
      reportConversion() {
        // It came with what has just sent the request.
        void loadSending().then(({ reportConversion }) => reportConversion(conversionLabel));
      },
      onLeave,
    }),
  );

  useEffect(() => {
    noteFirstVisit(tabEntries);
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    const email = tabEntries.read("visitor-email") ?? undefined;
    const draft = { email, ...readDraft(tabEntries) };
    const message =
      openingMessage(draft.message, readCarriedMessage(location.hash)) ??
      openingLine(location.hash, subjects);
    const kept = { ...draft, message };
    for (const name of textFieldNames) {
      const value = kept[name];
      if (value !== undefined && !getValues(name)) setValue(name, value);
    }
    // No change event says what was typed before this script came.
    setPhone(getValues("phone"));
    controller.open(readKeptFailure(tabEntries));
    if (isTurnedTo(honeypot.current)) prepare();
    if (wasSubmitted) controller.press();
  }, [controller, getValues, setValue, subjects]);

  function change() {
    setPhone(getValues("phone"));
    controller.change();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    controller.press();
  }

  return { form, state, phone, isReady, honeypot, prepare, change, onSubmit };
}
