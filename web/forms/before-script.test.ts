import { expect, test } from "vitest";
import { keptInBrowser, setClock } from "#tests/support/lead-forms.ts";
import { noteFirstVisit, openFor, wasSubmittedEarly } from "./before-script.ts";

const NOW = 1_700_000_000_000;

test.each([
  ["as old as its page, however late its script", 60_000, NOW, 60_000],
  ["after a reload as old as the first visit", 500, NOW + 5_000, 65_000],
  ["at least as old as its page where the clock was set back", 700, NOW - 3_600_000, 700],
])("a form counts %s", (_how, sinceLoad, now, expected) => {
  keptInBrowser();
  setClock(NOW, 60_000);
  noteFirstVisit();
  setClock(now, sinceLoad);
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
])(
  "a form that is submitted very early counts as spam, with %s: %s",
  (_what, honeypot, expected) => {
    expect(wasSubmittedEarly(honeypot)).toBe(expected);
  },
);
