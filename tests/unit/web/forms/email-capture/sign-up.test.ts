import { expect, onTestFinished, test, vi } from "vitest";
import { homePage } from "#scripts/seed/content/pages/home-page.ts";
import { isSignupEmail, signUp, signupPayload } from "#web/forms/email-capture/sign-up.ts";
import type { SendResult } from "#web/forms/send-email.ts";
import type { ToastMessage } from "#web/forms/toasts/show-toast.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";

const longest = `${"a".repeat(254 - "@example.com".length)}@example.com`;
const addresses = ["a@b.c", "åsa.lind+uae@example.co.uk", longest];
const others = "|plain|a@b|a@@b.c|a@b@c.d|a b@c.d|a@b .c|@b.c|a@|a@.".split("|");

test.each([...addresses, ...others, `a${longest}`])("whether %j is an address", (email) => {
  expect(isSignupEmail(email)).toBe(addresses.includes(email));
});

test("the message carries exactly the fields of its template", () => {
  const sentAt = new Date(2026, 10, 21, 9, 30);
  const time = sentAt.toLocaleString();
  expect(
    signupPayload("asa@example.com", { name: "Brand", email: "office@example.com" }, sentAt),
  ).toEqual({
    to_email: "office@example.com",
    to_name: "Brand",
    from_name: "Website visitor",
    from_email: "asa@example.com",
    subject: "New email sign-up from the home page",
    message: `asa@example.com left this address on the home page at ${time} and expects an answer within 24 hours.`,
    reply_to: "asa@example.com",
    user_email: "asa@example.com",
    time,
    source: "hero_email_capture",
  });
});

const { messages } = homePage.emailCapture;
const NOW = 1_700_000_000_000;

/** A visitor at the sign-up, without a browser. */
function visitor(...answers: SendResult[]) {
  const storage = fakeStorage();
  const seen = { payloads: [] as Record<string, string>[], toasts: [] as ToastMessage[] };
  const entry = { address: "anna@example.com", honeypot: "", openFor: 60_000 };
  const signsUp = (changes: Partial<typeof entry> = {}, onSending = () => {}) =>
    signUp(
      {
        recipient: { name: "Brand", email: "office@example.com" },
        messages,
        send: async (payload) => {
          seen.payloads.push(payload);
          return answers.shift() ?? { ok: true };
        },
        pause: async () => {},
        lasting: createEntryStore(() => storage),
        say: (toast) => void seen.toasts.push(toast),
      },
      { ...entry, ...changes },
      onSending,
    );
  return { seen, signsUp, storage };
}

const toast = (title: string, text: string, tone: ToastMessage["tone"]): ToastMessage => ({
  title,
  text,
  tone,
  dismissLabel: messages.dismissLabel,
});

const FAILURE = messages.failureText;

test("an address is sent, and the visitor is thanked", async () => {
  const anna = visitor();
  const onSending = vi.fn();
  expect(await anna.signsUp({}, onSending)).toEqual({ isSent: true });
  expect(onSending).toHaveBeenCalledOnce();
  expect(anna.seen.payloads).toMatchObject([{ user_email: "anna@example.com" }]);
  expect(anna.seen.toasts).toEqual([toast(messages.successTitle, messages.successText, "success")]);
  expect(Number(anna.storage.getItem("lastEmailSubmission"))).toBeGreaterThan(NOW);
});

test("without an address, or with none, the visitor reads what is wrong, at no cost", async () => {
  const anna = visitor();
  const { emailRequiredTitle, emailRequiredText, invalidEmail } = messages;
  expect(await anna.signsUp({ address: "" })).toEqual({
    isSent: false,
    failure: emailRequiredText,
  });
  expect(anna.seen.toasts).toEqual([toast(emailRequiredTitle, emailRequiredText, "destructive")]);
  const end = await anna.signsUp({ address: "anna@example" });
  expect(end).toEqual({ isSent: false, fieldError: invalidEmail });
  expect([anna.seen.toasts.length, anna.seen.payloads]).toEqual([1, []]);
  expect(anna.storage.getItem("email_submit_attempts")).toBeNull();
});

test("a failure is told in a toast and in the form; one that passes is tried again", async () => {
  const anna = visitor(
    ...[402, 500, 0].map((status) => ({ ok: false, status, text: "" }) as const),
  );
  expect(await anna.signsUp()).toEqual({ isSent: false, failure: FAILURE });
  expect(anna.seen.toasts).toEqual([toast(messages.failureTitle, FAILURE, "destructive")]);
  expect(await anna.signsUp()).toEqual({ isSent: true });
  expect(anna.seen.payloads).toHaveLength(4);
  expect(JSON.parse(String(anna.storage.getItem("email_submit_attempts")))).toHaveLength(2);
});

test("the fourth attempt within 15 minutes has to wait", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const anna = visitor();
  for (let attempt = 1; attempt <= 3; attempt += 1) await anna.signsUp();
  const { rateLimitTitle, rateLimitText: wait } = messages;
  expect(await anna.signsUp()).toEqual({ isSent: false, failure: wait });
  expect(anna.seen.toasts.at(-1)).toEqual(toast(rateLimitTitle, wait, "destructive"));
  expect(anna.seen.payloads).toHaveLength(3);
  vi.setSystemTime(NOW + 15 * 60_000);
  expect(await anna.signsUp()).toEqual({ isSent: true });
});

test("what looks like spam is logged and sent all the same", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const anna = visitor();
  expect(await anna.signsUp({ honeypot: "https://spam.example" })).toEqual({ isSent: true });
  expect(warn.mock.calls).toEqual([["Email sign-up: Honeypot triggered"]]);
  expect(JSON.stringify(anna.seen.payloads)).not.toContain("spam.example");
});
