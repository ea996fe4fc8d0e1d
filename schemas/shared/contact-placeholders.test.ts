import { expect, test } from "vitest";
import { placeholderNotice } from "./contact-placeholders.ts";

const real = { email: "office@nordune.se", phone: "+371 20 000 000" };

test.each([
  ["hello@example.com", real.phone, "(email)"],
  ["hello@mail.example.org", real.phone, "(email)"],
  ["hello@office.test", real.phone, "(email)"],
  [real.email, "+371 0000 0000", "(phone)"],
  [real.email, "+1 202 555 0100", "(phone)"],
  ["hello@example.com", "+371 0000 0000", "(email and phone)"],
])("an editor is told that %s or %s reaches nobody: %s", (email, phone, held) => {
  expect(placeholderNotice({ email, phone })).toContain(held);
});

test.each([
  real,
  { email: "hello@example.company", phone: "+971 4 000 0001" },
  { email: "example@contest.com", phone: "+1 202 555 1234" },
  { email: null, phone: null },
  null,
])("nobody is told so of %j", (details) => {
  expect(placeholderNotice(details)).toBeUndefined();
});
