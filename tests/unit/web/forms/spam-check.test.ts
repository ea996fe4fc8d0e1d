import { expect, test } from "vitest";
import { spamReasons } from "#web/forms/spam-check.ts";

const startedAt = 1_700_000_000_000;

test.each([
  ["", 3_000, []],
  ["", 30 * 60_000, []],
  ["", 2_999, ["Form submitted too quickly"]],
  ["", 30 * 60_000 + 1, ["Form session expired"]],
  ["https://spam.example", 10_000, ["Honeypot triggered"]],
  ["x", 0, ["Honeypot triggered", "Form submitted too quickly"]],
])("honeypot %j after %i ms: %j", (honeypot, openFor, reasons) => {
  expect(spamReasons({ honeypot, startedAt, now: startedAt + openFor })).toEqual(reasons);
});
