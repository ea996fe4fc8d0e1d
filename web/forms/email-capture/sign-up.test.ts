import { expect, test, vi } from "vitest";
import { english, languageOf } from "#schemas/shared/languages.ts";
import { seeded } from "#tests/support/first-content.ts";
import { emailService, keptInBrowser, service } from "#tests/support/lead-forms.ts";
import { signUp } from "./sign-up.ts";

const homePage = seeded("homePage");

const { messages } = homePage.emailCapture;
const entry = { typed: "anna@example.com", honeypot: "", openFor: 60_000 };
const OK = { isSent: true };

/**
 * A visitor at the sign-up without a browser. The code of toasts is not loaded, which is logged.
 */
function visitor(language = english, ...answers: number[]) {
  keptInBrowser();
  const sent = emailService(...answers);
  const logged: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((text, title) => void logged.push(title ?? text));
  const recipient = { name: "Brand", email: "office@example.com" };
  const capture = { service, recipient, messages, toastsLabel: "Messages", language };
  const signsUp = (changes: Partial<typeof entry> = {}) =>
    signUp(capture, { ...entry, ...changes }, () => {});
  return { sent, logged, signsUp };
}

test("a failed sign-up is shown in a toast and in the form, and the fourth attempt has to wait", async () => {
  const { sent, logged, signsUp } = visitor(english, 402);
  const { failureTitle, failureText, successTitle, rateLimitTitle, rateLimitText } = messages;
  expect(await signsUp()).toEqual({ isSent: false, failure: failureText });
  expect([await signsUp(), await signsUp()]).toEqual([OK, OK]);
  expect(await signsUp()).toEqual({ isSent: false, failure: rateLimitText });
  expect(logged).toEqual([failureTitle, successTitle, successTitle, rateLimitTitle]);
  expect(sent).toHaveLength(3);
});

test("a sign-up that looks like spam is logged and still sent", async () => {
  const { sent, logged, signsUp } = visitor();
  expect(await signsUp({ honeypot: "https://spam.example" })).toEqual(OK);
  expect(logged).toEqual(["Email sign-up: Honeypot triggered", messages.successTitle]);
  expect(JSON.stringify(sent)).not.toContain("spam.example");
});

test("a sign-up on a Swedish page names the language, in English for the office", async () => {
  const { sent, signsUp } = visitor(languageOf("sv"));
  expect(await signsUp()).toEqual(OK);
  expect(sent[0]?.message).toMatch(
    /^Language of the page: Swedish\nanna@example\.com left this address on the home page at \d+ \p{L}+ \d{4} /u,
  );
});
