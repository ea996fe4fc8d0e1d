import type { SpamReason } from "../submission-rules.ts";
import { type ConsultationValues, type FailureReason, failureReason } from "./form-model.ts";
import type { SendEnd } from "./send-once.ts";

/** Where the form stands. A failure keeps the values, which the visitor may send by mail instead. */
export type FormState =
  | { stage: "idle" }
  | { stage: "validating" }
  | { stage: "invalid" }
  | { stage: "sending"; values: ConsultationValues }
  | { stage: "failed"; reason: FailureReason; values: ConsultationValues }
  | { stage: "sent" };

export type FormEvent =
  /** The script is here. A failure from before a reload may be, too. */
  | { type: "opened"; values: ConsultationValues; keptFailure: FailureReason | undefined }
  | { type: "changed"; values: ConsultationValues }
  | { type: "pressed" }
  | { type: "foundInvalid" }
  | { type: "foundValid"; values: ConsultationValues; mayTry: boolean; spam: readonly SpamReason[] }
  /** The rules could not be fetched: the visitor is offline, or a new release is out. */
  | { type: "couldNotValidate"; values: ConsultationValues }
  | { type: "answered"; end: SendEnd };

/** What follows from an event outside the state, in this order. */
export type FormEffect =
  | { type: "validate" }
  | { type: "send"; values: ConsultationValues }
  | { type: "keepDraft"; values: ConsultationValues }
  | { type: "dropFailure" }
  | { type: "log"; reason: SpamReason }
  /** Nothing was sent: the visitor reads why, after a reload too. */
  | { type: "fail"; reason: FailureReason }
  /** The request is through: nothing of it stays in the tab. Its first time is a conversion. */
  | { type: "finish"; isRepeat: boolean };

export type Step = { state: FormState; effects: FormEffect[] };

/** The whole behaviour of the consultation form. What does not fit a state changes nothing. */
export function step(state: FormState, event: FormEvent): Step {
  const unchanged: Step = { state, effects: [] };
  switch (event.type) {
    case "opened":
      if (state.stage !== "idle" || event.keptFailure === undefined) return unchanged;
      return {
        state: { stage: "failed", reason: event.keptFailure, values: event.values },
        effects: [],
      };
    case "changed":
      return state.stage === "sent" ? unchanged : changed(state, event.values);
    case "pressed":
      // One submit at a time: checking takes a moment, and people click twice.
      if (isBusy(state) || state.stage === "sent") return unchanged;
      return {
        state: { stage: "validating" },
        effects: [{ type: "dropFailure" }, { type: "validate" }],
      };
    case "foundInvalid":
      if (state.stage !== "validating") return unchanged;
      return { state: { stage: "invalid" }, effects: [] };
    case "couldNotValidate":
      return state.stage === "validating" ? failing("otherFailure", event.values) : unchanged;
    case "foundValid":
      return state.stage === "validating" ? judged(event) : unchanged;
    case "answered":
      return state.stage === "sending" ? answered(state.values, event.end) : unchanged;
  }
}

/** True while the visitor has to wait for the end of what they set going. */
export function isBusy({ stage }: FormState): boolean {
  return stage === "validating" || stage === "sending";
}

function changed(state: FormState, values: ConsultationValues): Step {
  return {
    // The mail that is offered instead of the form holds what the form holds now.
    state: state.stage === "failed" ? { ...state, values } : state,
    effects: [{ type: "keepDraft", values }],
  };
}

/** A complete request is sent, unless it comes too often or breaks a rule that no person breaks. */
function judged({ values, mayTry, spam }: Extract<FormEvent, { type: "foundValid" }>): Step {
  if (!mayTry) return failing("rateLimit", values);
  const effects: FormEffect[] = [
    { type: "keepDraft", values },
    ...spam.map((reason) => ({ type: "log", reason }) as const),
  ];
  // A slow writer is a real lead; the other two reasons end here, without a word.
  const isDropped = spam.some((reason) => reason !== "Form session expired");
  if (isDropped) return { state: { stage: "idle" }, effects };
  return { state: { stage: "sending", values }, effects: [...effects, { type: "send", values }] };
}

function answered(values: ConsultationValues, end: SendEnd): Step {
  if (!end.ok) return failing(failureReason(end.status), values);
  return { state: { stage: "sent" }, effects: [{ type: "finish", isRepeat: end.isRepeat }] };
}

function failing(reason: FailureReason, values: ConsultationValues): Step {
  return {
    state: { stage: "failed", reason, values },
    effects: [
      { type: "keepDraft", values },
      { type: "fail", reason },
    ],
  };
}
