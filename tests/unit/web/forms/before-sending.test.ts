import { expect, onTestFinished, test, vi } from "vitest";
import { keptInBrowser } from "#tests/support/lead-forms.ts";
import { noteFirstVisit, openFor, wasSubmittedEarly } from "#web/forms/before-script.ts";
import { carriedMessage, readCarriedMessage } from "#web/forms/carried-message.ts";
import { readDraft, readKeptFailure } from "#web/forms/consultation/form-model.ts";
import {
  CONSULTATION_LIMIT,
  EMAIL_CAPTURE_LIMIT,
  returnAttempt,
  spamReasons,
  takeAttempt,
} from "#web/forms/submission-rules.ts";

const NOW = 1_700_000_000_000;
const MINUTE = 60_000;

/** Sets the clock, and a page's age, which nobody can set. */
function at(now: number, sinceLoad = 0) {
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: now - sinceLoad });
  onTestFinished(() => void vi.useRealTimers());
  vi.advanceTimersByTime(sinceLoad);
}

test.each([
  ["as old as its page, however late its script", 60_000, NOW, 60_000],
  ["after a reload as old as the first visit", 500, NOW + 5_000, 65_000],
  ["at least as old as its page where the clock was set back", 700, NOW - 3_600_000, 700],
])("a form is %s", (_how, sinceLoad, now, expected) => {
  keptInBrowser();
  at(NOW, 60_000);
  noteFirstVisit();
  at(now, sinceLoad);
  noteFirstVisit();
  expect(openFor()).toBe(expected);
});

const unknownSelector = () => {
  throw new DOMException("unknown pseudo-class", "SyntaxError");
};

test.each<[string, Parameters<typeof wasSubmittedEarly>[0], boolean]>([
  ["one that is done with", { value: "", matches: (one) => one === ":user-valid" }, true],
  ["one that nobody came near", { value: "", matches: () => false }, false],
  ["one that was filled in", { value: "https://spam.example", matches: () => true }, false],
  ["a browser without the selector", { value: "", matches: unknownSelector }, false],
])("of an early submit the honeypot knows, with %s: %s", (_what, honeypot, expected) => {
  expect(wasSubmittedEarly(honeypot)).toBe(expected);
});

test.each(["not json", "null", '"text"', '{"email":5,"other":"x"}'])(
  "a spoilt entry %s is neither draft nor failure",
  (entry) => {
    keptInBrowser({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(), readKeptFailure()]).toEqual([{}, undefined]);
  },
);

test("a text comes through an address as it was; what is far longer than a result is cut", () => {
  const text = "Tax: AED\u00a02,250\nFree zone & more? 100 %, żółć 🙂";
  const { hash } = new URL(`/contact${carriedMessage(text)}`, "https://nordune.example");
  expect(readCarriedMessage(hash)).toBe(text);
  expect(readCarriedMessage(`#tool=${"a".repeat(100_000)}`)).toHaveLength(2_000);
  for (const none of ["#about-services-education", "#tool=%20", "#tool=%E0%A4", ""]) {
    expect(readCarriedMessage(none), none).toBeUndefined();
  }
});

test.each([
  ["", 3_000, []],
  ["", 2_999, ["Form submitted too quickly"]],
  ["", 30 * MINUTE + 1, ["Form session expired"]],
  ["x", 0, ["Honeypot triggered", "Form submitted too quickly"]],
])("honeypot %j after %i ms: %j", (honeypot, openFor, reasons) => {
  expect(spamReasons(honeypot, openFor)).toEqual(reasons);
});

test.each([
  [EMAIL_CAPTURE_LIMIT, 3, 15],
  [CONSULTATION_LIMIT, 5, 30],
])(
  "of $storageKey, %i are free in %i minutes; a refused one is not counted",
  (limit, most, minutes) => {
    keptInBrowser();
    at(NOW);
    for (let attempt = 0; attempt < most; attempt += 1) expect(takeAttempt(limit)).toBe(true);
    at(NOW + minutes * MINUTE - 1);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([false, false]);
    // One that reached nobody is taken back.
    returnAttempt(limit);
    expect([takeAttempt(limit), takeAttempt(limit)]).toEqual([true, false]);
    at(NOW + minutes * MINUTE);
    expect(takeAttempt(limit)).toBe(true);
  },
);

test.each(["not json", "{}", '["a", null]', JSON.stringify(Array(5).fill(NOW + 1))])(
  "a spoilt entry, or one of a clock that was set back, counts nothing: %s",
  (entry) => {
    const storage = keptInBrowser({ contact_form_attempts: entry });
    at(NOW);
    expect(takeAttempt(CONSULTATION_LIMIT)).toBe(true);
    expect(storage.getItem("contact_form_attempts")).toBe(JSON.stringify([NOW]));
  },
);
