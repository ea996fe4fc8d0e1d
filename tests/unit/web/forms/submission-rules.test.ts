import { expect, onTestFinished, test, vi } from "vitest";
import {
  CONSULTATION_LIMIT,
  EMAIL_CAPTURE_LIMIT,
  returnAttempt,
  spamReasons,
  takeAttempt,
} from "#web/forms/submission-rules.ts";
import { keptInBrowser } from "./service.ts";

const MINUTE = 60_000;
const START = 1_700_000_000_000;

test.each([
  ["", 3_000, []],
  ["", 30 * MINUTE, []],
  ["", 2_999, ["Form submitted too quickly"]],
  ["", 30 * MINUTE + 1, ["Form session expired"]],
  ["https://spam.example", 10_000, ["Honeypot triggered"]],
  ["x", 0, ["Honeypot triggered", "Form submitted too quickly"]],
])("honeypot %j after %i ms: %j", (honeypot, openFor, reasons) => {
  expect(spamReasons(honeypot, openFor)).toEqual(reasons);
});

function at(now: number) {
  vi.useFakeTimers({ toFake: ["Date"], now });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  [EMAIL_CAPTURE_LIMIT, 3, 15],
  [CONSULTATION_LIMIT, 5, 30],
])(
  "of $storageKey, %i are free in %i minutes; a refused one is not counted",
  (limit, most, minutes) => {
    keptInBrowser();
    at(START);
    for (let attempt = 0; attempt < most; attempt += 1) expect(takeAttempt(limit)).toBe(true);
    at(START + minutes * MINUTE - 1);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([false, false]);
    // One that reached nobody is taken back.
    returnAttempt(limit);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([true, false]);
    at(START + minutes * MINUTE);
    expect(takeAttempt(limit)).toBe(true);
  },
);

const ahead = (milliseconds: number) => JSON.stringify(Array(5).fill(START + milliseconds));

test.each(["not json", "{}", '["a", null]', "null", ahead(1), ahead(24 * 60 * MINUTE)])(
  "a spoilt entry, or one of a clock that was set back, counts nothing: %s",
  (entry) => {
    const storage = keptInBrowser({ contact_form_attempts: entry });
    at(START);
    expect(takeAttempt(CONSULTATION_LIMIT)).toBe(true);
    expect(storage.getItem("contact_form_attempts")).toBe(JSON.stringify([START]));
  },
);
