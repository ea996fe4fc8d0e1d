import { expect, test } from "vitest";
import { signupPayload } from "#web/forms/email-capture/payload.ts";
import { isSignupEmail } from "#web/forms/email-capture/signup-email.ts";

const longest = `${"a".repeat(254 - "@example.com".length)}@example.com`;

test.each(["a@b.c", "åsa.lind+uae@example.co.uk", longest])("%s is an address", (email) => {
  expect(isSignupEmail(email)).toBe(true);
});

test.each([
  "",
  "plain",
  "a@b",
  "a@@b.c",
  "a@b@c.d",
  "a b@c.d",
  "a@b .c",
  "@b.c",
  "a@",
  "a@.",
  `a${longest}`,
])("%j is none", (email) => {
  expect(isSignupEmail(email)).toBe(false);
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
