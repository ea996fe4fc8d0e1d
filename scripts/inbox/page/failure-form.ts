import { html } from "hono/html";
import { z } from "zod";
import { FAILURE_STATUSES, type Failure, failureSchema } from "../failure-switch.ts";
import { FAILURE_TEXTS } from "../service-texts.ts";
import type { Markup } from "./markup.ts";

const SLOW_MS = 5000;

/** The choices of the form in their order, by the value of its `answer` field. */
const CHOICES = new Map<string, { label: string; failure: Failure | null }>([
  ["none", { label: "200 OK (as usual)", failure: null }],
  ["slow", { label: "200 OK after 5 seconds", failure: { status: 200, delayMs: SLOW_MS } }],
  ...FAILURE_STATUSES.map((status): [string, { label: string; failure: Failure }] => [
    String(status),
    { label: `${status} ${FAILURE_TEXTS[status]}`, failure: { status } },
  ]),
  ["hang", { label: "No answer for a minute", failure: { mode: "hang" } }],
  ["drop", { label: "Connection cut", failure: { mode: "drop" } }],
]);

/** The form that sets what the next sends are answered with. */
export function renderFailureForm(failure: Failure | null): Markup {
  const chosen = keyOf(failure);
  return html`<form method="post" action="/failure" class="failure">
    <p id="failure-state">${describeFailure(failure)}</p>
    <p class="field">
      <label for="answer">Answer to sends</label>
      <select id="answer" name="answer">
        ${[...CHOICES].map(
          ([key, { label }]) =>
            html`<option value="${key}" ${key === chosen ? "selected" : ""}>${label}</option>`,
        )}
      </select>
    </p>
    <p class="field">
      <label for="times">Number of sends (empty: all)</label>
      <input id="times" name="times" type="number" min="1" max="1000" inputmode="numeric">
    </p>
    <button type="submit">Set answer</button>
  </form>`;
}

/** The setting a submitted form asks for; `undefined` when it makes no sense. */
export function failureFromForm(form: Record<string, unknown>): Failure | null | undefined {
  const answer = z.string().safeParse(form.answer);
  const choice = answer.success ? CHOICES.get(answer.data) : undefined;
  if (!choice) return undefined;
  if (choice.failure === null) return null;
  const times = form.times === "" || form.times === undefined ? undefined : Number(form.times);
  return failureSchema.safeParse({ ...choice.failure, times }).data;
}

function describeFailure(failure: Failure | null): string {
  if (!failure) return "Sends are answered 200 OK, as usual.";
  const sends =
    failure.times === undefined
      ? "All sends"
      : failure.times === 1
        ? "The next send"
        : `The next ${failure.times} sends`;
  if ("mode" in failure) {
    return failure.mode === "hang" ? `${sends}: no answer.` : `${sends}: connection cut.`;
  }
  const text = failure.status === 200 ? "OK" : FAILURE_TEXTS[failure.status];
  const delay = failure.delayMs ? ` after ${failure.delayMs} ms` : "";
  return `${sends}: ${failure.status} ${text}${delay}.`;
}

function keyOf(failure: Failure | null): string {
  if (!failure) return "none";
  if ("mode" in failure) return failure.mode;
  return failure.status === 200 ? "slow" : String(failure.status);
}
