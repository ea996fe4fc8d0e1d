import { expect, test } from "vitest";
import {
  CONSULTATION_LIMIT,
  EMAIL_CAPTURE_LIMIT,
  returnAttempt,
  spamReasons,
  takeAttempt,
} from "#web/forms/submission-rules.ts";
import { fakeStore } from "./fake-storage.ts";

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

test("a refused try is not counted, and one that reached nobody is taken back", () => {
  const store = fakeStore();
  for (let count = 0; count < 9; count += 1) takeAttempt(EMAIL_CAPTURE_LIMIT, store, START + count);
  expect(store.read("email_submit_attempts")).toBe(JSON.stringify([START, START + 1, START + 2]));
  returnAttempt(EMAIL_CAPTURE_LIMIT, store);
  expect(store.read("email_submit_attempts")).toBe(JSON.stringify([START, START + 1]));
});

const ahead = (milliseconds: number) => JSON.stringify(Array(5).fill(START + milliseconds));

test.each(["not json", "{}", '["a", null]', "null", ahead(1), ahead(24 * 60 * MINUTE)])(
  "a spoilt entry, or one of a clock that was set back, counts nothing: %s",
  (entry) => {
    const store = fakeStore({ contact_form_attempts: entry });
    expect(takeAttempt(CONSULTATION_LIMIT, store, START)).toBe(true);
    expect(store.read("contact_form_attempts")).toBe(JSON.stringify([START]));
  },
);
