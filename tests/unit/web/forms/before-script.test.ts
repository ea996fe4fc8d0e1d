import { expect, test } from "vitest";
import { formAge, wasSubmittedEarly } from "#web/forms/before-script.ts";

/** A clock that only goes forward, as far as the test says. */
function clockAt(milliseconds: number) {
  const clock = { milliseconds, read: () => clock.milliseconds };
  return clock;
}

test("a form that came with its page is as old as the page, however late its script", () => {
  const clock = clockAt(60_000);
  const { openFor } = formAge(clock.read);
  expect(openFor()).toBe(60_000);
  clock.milliseconds += 500;
  expect(openFor()).toBe(60_500);
});

test("after a success it counts anew", () => {
  const clock = clockAt(60_000);
  const age = formAge(clock.read);
  age.restart();
  clock.milliseconds += 500;
  expect(age.openFor()).toBe(500);
});

test("the browser's own clock is one that nobody can set", () => {
  const before = performance.now();
  const age = formAge().openFor();
  expect(age).toBeGreaterThanOrEqual(before);
  expect(age).toBeLessThanOrEqual(performance.now());
});

const honeypot = (value: string, isDoneWith: boolean) => ({
  value,
  matches: (selector: string) => selector === ":user-valid" && isDoneWith,
});

test("a submit before the script came shows in the honeypot that nobody touched", () => {
  expect(wasSubmittedEarly(honeypot("", true))).toBe(true);
  expect(wasSubmittedEarly(honeypot("", false))).toBe(false);
  expect(wasSubmittedEarly(null)).toBe(false);
});

test("a honeypot that something filled in says nothing about a submit", () => {
  expect(wasSubmittedEarly(honeypot("https://spam.example", true))).toBe(false);
});

test("a browser that does not know the selector knows of no submit", () => {
  const matches = () => {
    throw new DOMException("unknown pseudo-class", "SyntaxError");
  };
  expect(wasSubmittedEarly({ value: "", matches })).toBe(false);
});
