import { expect, test } from "vitest";
import { keptInBrowser, setClock } from "#tests/support/lead-forms.ts";
import {
  CONSULTATION_LIMIT,
  EMAIL_CAPTURE_LIMIT,
  returnAttempt,
  spamReasons,
  takeAttempt,
} from "./submission-rules.ts";

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

test.each([
  ["", 3_000, []],
  ["", 2_999, ["Form submitted too quickly"]],
  ["", 30 * MINUTE + 1, ["Form session expired"]],
  ["x", 0, ["Honeypot triggered", "Form submitted too quickly"]],
])("a form with %j in the honeypot, sent after %i ms: %j", (honeypot, openFor, reasons) => {
  expect(spamReasons(honeypot, openFor)).toEqual(reasons);
});

test.each([
  [EMAIL_CAPTURE_LIMIT, 3, 15],
  [CONSULTATION_LIMIT, 5, 30],
])(
  "$storageKey allows %i attempts in %i minutes, and does not count a refused one",
  (limit, most, minutes) => {
    keptInBrowser();
    setClock(NOW);
    for (let attempt = 0; attempt < most; attempt += 1) expect(takeAttempt(limit)).toBe(true);
    setClock(NOW + minutes * MINUTE - 1);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([false, false]);
    // An attempt that reached nobody is taken back.
    returnAttempt(limit);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([true, false]);
    setClock(NOW + minutes * MINUTE);
    expect(takeAttempt(limit)).toBe(true);
  },
);

test.each(["not json", "{}", '["a", null]', JSON.stringify(Array(5).fill(NOW + 1))])(
  "an invalid stored entry does not count as an attempt: %s",
  (entry) => {
    const storage = keptInBrowser({ contact_form_attempts: entry });
    setClock(NOW);
    expect(takeAttempt(CONSULTATION_LIMIT)).toBe(true);
    expect(storage.getItem("contact_form_attempts")).toBe(JSON.stringify([NOW]));
  },
);
