import type { EntryStore } from "#web/lib/entry-store.ts";
import type { FormAge } from "../before-script.ts";
import { dropDraft, dropKeptFailure, keepDraft, keepFailure } from "../kept-in-tab.ts";
import { CONSULTATION_LIMIT, spamReasons, takeAttempt } from "../submission-rules.ts";
import type { ConsultationValues, FailureReason } from "./form-model.ts";
import { type FormEffect, type FormEvent, type FormState, step } from "./form-state.ts";
import type { SendEnd } from "./send-once.ts";

/** What the form's behaviour needs of the page, the browser and the email service. */
export type ConsultationSurroundings = {
  /** Shows the form's messages. @returns the trimmed values, or null where a rule is broken */
  validate: () => Promise<ConsultationValues | null>;
  /** The values as they are written. */
  values: () => ConsultationValues;
  honeypot: () => string;
  age: FormAge;
  /** Sends the request, unless this browser has just done so. Rejects where its code is not to be had. */
  send: (values: ConsultationValues) => Promise<SendEnd>;
  /** Lives as long as the tab. */
  tab: EntryStore;
  /** Shared by the browser's tabs. */
  lasting: EntryStore;
  show: (state: FormState) => void;
  /** Empties the form. */
  reset: () => void;
  sayFailed: (reason: FailureReason) => void;
  saySent: () => void;
  reportConversion: () => void;
  /** Calls back when the page is left. @returns stops listening */
  onLeave: (listener: () => void) => () => void;
};

/** Where nothing could be sent, as where nothing answers. */
const NO_ANSWER: SendEnd = { ok: false, status: 0 };

/** Holds the state of one consultation form and does what follows from its events. */
export function createConsultation(surroundings: ConsultationSurroundings) {
  const { tab, lasting, age } = surroundings;
  let state: FormState = { stage: "idle" };

  function dispatch(event: FormEvent) {
    const next = step(state, event);
    if (next.state !== state) {
      state = next.state;
      surroundings.show(state);
    }
    for (const effect of next.effects) run(effect);
  }

  function run(effect: FormEffect) {
    switch (effect.type) {
      case "validate":
        return void validate();
      case "send":
        return void send(effect.values);
      case "keepDraft":
        return keepDraft(tab, effect.values);
      case "dropFailure":
        return dropKeptFailure(tab);
      case "log":
        return console.warn(`Contact form: ${effect.reason}`);
      case "fail":
        keepFailure(tab, effect.reason);
        return surroundings.sayFailed(effect.reason);
      case "finish":
        return finish(effect.isRepeat);
    }
  }

  function finish(isRepeat: boolean) {
    dropDraft(tab);
    dropKeptFailure(tab);
    surroundings.reset();
    age.restart();
    surroundings.saySent();
    if (isRepeat) return;
    lasting.write("lastContactFormSubmission", String(Date.now()));
    surroundings.reportConversion();
  }

  async function validate() {
    try {
      const values = await surroundings.validate();
      if (values === null) return dispatch({ type: "foundInvalid" });
      const mayTry = takeAttempt(CONSULTATION_LIMIT, lasting, Date.now());
      const spam = spamReasons(surroundings.honeypot(), age.openFor());
      dispatch({ type: "foundValid", values, mayTry, spam });
    } catch (error) {
      console.warn("Contact form: could not validate", error);
      dispatch({ type: "couldNotValidate", values: surroundings.values() });
    }
  }

  async function send(values: ConsultationValues) {
    // Nobody knows the end of a send whose page is left or reloaded meanwhile.
    const stopListening = surroundings.onLeave(() => keepFailure(tab, "otherFailure"));
    const end = await surroundings.send(values).catch(() => NO_ANSWER);
    stopListening();
    dispatch({ type: "answered", end });
  }

  return {
    /** The script is here: shows a failure that outlasted a reload. */
    open: (keptFailure: FailureReason | undefined) =>
      dispatch({ type: "opened", values: surroundings.values(), keptFailure }),
    change: () => dispatch({ type: "changed", values: surroundings.values() }),
    press: () => dispatch({ type: "pressed" }),
  };
}
