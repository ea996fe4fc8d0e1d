import { expect, test } from "vitest";
import { noteFirstVisit, openFor, wasSubmittedEarly } from "#web/forms/before-script.ts";
import { fakeStore } from "./fake-storage.ts";

const NOW = 1_700_000_000_000;

test.each([
  ["as old as its page, however late its script", 60_000, NOW, 60_000],
  ["after a reload as old as the first visit", 500, NOW + 5_000, 65_000],
  ["at least as old as its page where the clock was set back", 700, NOW - 3_600_000, 700],
])("a form is %s", (_how, sinceLoad, now, expected) => {
  const tab = fakeStore();
  noteFirstVisit(tab, { now: NOW, sinceLoad: 60_000 });
  noteFirstVisit(tab, { now, sinceLoad });
  expect(openFor(tab, { now, sinceLoad })).toBe(expected);
});

test("without a note a form is as old as its page, by a clock that nobody can set", () => {
  const before = performance.now();
  const age = openFor(fakeStore({ "contact-form-first-visit": "soon" }));
  expect(age).toBeGreaterThanOrEqual(before);
  expect(age).toBeLessThanOrEqual(performance.now());
});

const unknownSelector = () => {
  throw new DOMException("unknown pseudo-class", "SyntaxError");
};

test.each<[string, Parameters<typeof wasSubmittedEarly>[0], boolean]>([
  ["one that is done with", { value: "", matches: (one) => one === ":user-valid" }, true],
  ["one that nobody came near", { value: "", matches: () => false }, false],
  ["one that was filled in", { value: "https://spam.example", matches: () => true }, false],
  ["none", null, false],
  ["a browser without the selector", { value: "", matches: unknownSelector }, false],
])("of an early submit the honeypot knows, with %s: %s", (_what, honeypot, expected) => {
  expect(wasSubmittedEarly(honeypot)).toBe(expected);
});
