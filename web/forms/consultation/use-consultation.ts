import { type FormEvent, useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type { EmailServiceConfig } from "#schemas/shared/environment/email-service.ts";
import { readCarriedMessage } from "#web/forms/carried-message.ts";
import { lastingEntries } from "#web/lib/entry-store.ts";
import { isTurnedTo, takeOverEarlyEntries, useFormAge } from "../before-script.ts";
import { inTime } from "../in-time.ts";
import { readDraft, readKeptFailure } from "../kept-in-tab.ts";
import { readVisitorEmail, tabEntries } from "../tab-entries.ts";
import { showToast } from "../toasts/show-toast.ts";
import { createConsultation } from "./controller.ts";
import {
  type ConsultationTexts,
  type ConsultationValues,
  failureWords,
  openingLine,
  openingMessage,
  textFieldNames,
} from "./form-model.ts";
import type { FormState } from "./form-state.ts";

type ConsultationOptions = {
  texts: ConsultationTexts;
  service: EmailServiceConfig;
  conversionLabel: string | undefined;
  /** First lines of the message, by the place on the page that the address may name. */
  subjects: Readonly<Record<string, string>>;
};

/** The rules, which load when the visitor first turns to the form. */
const loadRules = () => Promise.all([import("@hookform/resolvers/zod"), import("./schema.ts")]);

/** What sends, which loads with the rules. */
const loadSending = () => import("./send-consultation.ts");

/** Fetches rules, mail and toasts before they are needed. A failure is met again on submit. */
function prepare() {
  const sending = loadSending().then(({ prepareEmail }) => prepareEmail());
  for (const task of [sending, loadRules()]) task.catch(() => undefined);
}

/** The consultation form in the browser: its fields, its state and what the visitor does to it. */
export function useConsultation(options: ConsultationOptions) {
  const { texts, service, conversionLabel, subjects } = options;
  const { messages } = texts;
  const { age, isReady } = useFormAge();
  const [state, show] = useState<FormState>({ stage: "idle" });
  const [phone, setPhone] = useState("");
  const honeypot = useRef<HTMLInputElement>(null);
  const resolver: Resolver<ConsultationValues> = async (values, context, options) => {
    const [{ zodResolver }, { consultationSchema }] = await inTime(loadRules());
    return zodResolver(consultationSchema(texts.fields))(values, context, options);
  };
  // No default values: what was typed or filled in before this script ran stays as it is.
  const form = useForm<ConsultationValues>({ resolver, shouldFocusError: false });
  const { getValues, setValue, reset, handleSubmit } = form;

  const say = (title: string, text: string, tone: "success" | "destructive") =>
    void showToast({ title, text, tone, dismissLabel: messages.dismissLabel });

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
      age,
      async send(values) {
        const { sendConsultation } = await inTime(loadSending());
        return sendConsultation(service, values);
      },
      tab: tabEntries,
      lasting: lastingEntries,
      show,
      reset,
      sayFailed(reason) {
        const { title, text } = failureWords(reason, messages);
        say(title, text, "destructive");
      },
      saySent: () => say(messages.successTitle, messages.successText, "success"),
      reportConversion() {
        // It came with what has just sent the request.
        void loadSending().then(({ reportConversion }) => reportConversion(conversionLabel));
      },
      onLeave(listener) {
        // Browsers ask whether to stay: a page that is left takes its request with it.
        const ask = (event: Event) => event.preventDefault();
        addEventListener("beforeunload", ask);
        addEventListener("pagehide", listener);
        return () => {
          removeEventListener("beforeunload", ask);
          removeEventListener("pagehide", listener);
        };
      },
    }),
  );

  useEffect(() => {
    const wasSubmitted = takeOverEarlyEntries(honeypot.current);
    const draft = { email: readVisitorEmail(tabEntries), ...readDraft(tabEntries) };
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
