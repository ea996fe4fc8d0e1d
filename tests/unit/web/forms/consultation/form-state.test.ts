import { expect, test } from "vitest";
import {
  type FormEffect,
  type FormEvent,
  type FormState,
  isBusy,
  step,
} from "#web/forms/consultation/form-state.ts";
import { sampleValues as values } from "./sample-values.ts";

const written = { ...values, message: "What the visitor is writing" };

const states = {
  idle: { stage: "idle" },
  validating: { stage: "validating" },
  invalid: { stage: "invalid" },
  sending: { stage: "sending", values },
  failed: { stage: "failed", reason: "limitReached", values },
  sent: { stage: "sent" },
} as const satisfies Record<FormState["stage"], FormState>;

const valid = { type: "foundValid", values, mayTry: true, spam: [] } as const;

const events = {
  opens: { type: "opened", values, keptFailure: undefined },
  "opens after a failure": { type: "opened", values, keptFailure: "limitReached" },
  "is written in": { type: "changed", values: written },
  "is submitted": { type: "pressed" },
  "breaks a rule": { type: "foundInvalid" },
  "keeps the rules": valid,
  "is submitted too often": { ...valid, mayTry: false },
  "is submitted too often by a robot": { ...valid, mayTry: false, spam: ["Honeypot triggered"] },
  "has its honeypot filled": { ...valid, spam: ["Honeypot triggered"] },
  "is too quick": { ...valid, spam: ["Form submitted too quickly"] },
  "is slow": { ...valid, spam: ["Form session expired"] },
  "is slow with its honeypot filled": {
    ...valid,
    spam: ["Honeypot triggered", "Form session expired"],
  },
  "has no rules": { type: "couldNotValidate", values },
  "is through": { type: "answered", end: { ok: true, isRepeat: false } },
  "was through before": { type: "answered", end: { ok: true, isRepeat: true } },
  "meets status 400": { type: "answered", end: { ok: false, status: 400 } },
  "meets status 402": { type: "answered", end: { ok: false, status: 402 } },
  "meets status 403": { type: "answered", end: { ok: false, status: 403 } },
  "meets status 500": { type: "answered", end: { ok: false, status: 500 } },
  "meets no network": { type: "answered", end: { ok: false, status: 0 } },
  "waits in vain": { type: "answered", end: { ok: false, status: 408 } },
} as const satisfies Record<string, FormEvent>;

type EventName = keyof typeof events;
type Transitions = Partial<Record<EventName, { to: FormState; effects: FormEffect[] }>>;

const keepDraft = { type: "keepDraft", values } as const;

function failing(reason: Extract<FormState, { stage: "failed" }>["reason"]) {
  const effects: FormEffect[] = [keepDraft, { type: "fail", reason }];
  return { to: { stage: "failed", reason, values } as const, effects };
}

const submitting = {
  to: states.validating,
  effects: [{ type: "dropFailure" }, { type: "validate" }] satisfies FormEffect[],
};

/** Written in, but neither sent nor judged. */
const writing = (to: FormState) => ({
  to,
  effects: [{ type: "keepDraft", values: written }] satisfies FormEffect[],
});

const log = (
  reason: "Honeypot triggered" | "Form submitted too quickly" | "Form session expired",
) => ({ type: "log", reason }) as const;

const send = { type: "send", values } as const;

/** Everything that changes a state or has an effect; what is not here does nothing. */
const transitions: Record<FormState["stage"], Transitions> = {
  idle: {
    "opens after a failure": { to: states.failed, effects: [] },
    "is written in": writing(states.idle),
    "is submitted": submitting,
  },
  validating: {
    "is written in": writing(states.validating),
    "breaks a rule": { to: states.invalid, effects: [] },
    "keeps the rules": { to: states.sending, effects: [keepDraft, send] },
    "is submitted too often": failing("rateLimit"),
    "is submitted too often by a robot": failing("rateLimit"),
    "has its honeypot filled": {
      to: states.idle,
      effects: [keepDraft, log("Honeypot triggered")],
    },
    "is too quick": { to: states.idle, effects: [keepDraft, log("Form submitted too quickly")] },
    "is slow": { to: states.sending, effects: [keepDraft, log("Form session expired"), send] },
    "is slow with its honeypot filled": {
      to: states.idle,
      effects: [keepDraft, log("Honeypot triggered"), log("Form session expired")],
    },
    "has no rules": failing("otherFailure"),
  },
  invalid: { "is written in": writing(states.invalid), "is submitted": submitting },
  sending: {
    "is written in": writing(states.sending),
    "is through": { to: states.sent, effects: [{ type: "finish", isRepeat: false }] },
    "was through before": { to: states.sent, effects: [{ type: "finish", isRepeat: true }] },
    "meets status 400": failing("invalidParameters"),
    "meets status 402": failing("limitReached"),
    "meets status 403": failing("forbidden"),
    "meets status 500": failing("otherFailure"),
    "meets no network": failing("otherFailure"),
    "waits in vain": failing("otherFailure"),
  },
  failed: {
    "is written in": writing({ ...states.failed, values: written }),
    "is submitted": submitting,
  },
  sent: {},
};

const stages = Object.values(states);
const named = Object.entries(events);

test.each(
  stages.flatMap((state) =>
    named.map(([name, event]) => ({ stage: state.stage, name, state, event })),
  ),
)("a form that is $stage and $name", ({ state, name, event }) => {
  const expected = new Map(Object.entries(transitions[state.stage])).get(name);
  const next = step(state, event);
  expect(next.effects).toEqual(expected?.effects ?? []);
  if (expected === undefined) expect(next.state).toBe(state);
  else expect(next.state).toEqual(expected.to);
});

test("the visitor waits while the form checks and sends, and at no other time", () => {
  expect(stages.filter(isBusy).map(({ stage }) => stage)).toEqual(["validating", "sending"]);
});
