import { expect, test } from "vitest";
import { emailAddress, isEmailAddress } from "./email-address.ts";

const longest = `${"a".repeat(254 - "@example.com".length)}@example.com`;

test.each([
  "a@b.c",
  "a!b@example.com",
  "o'brien@example.ie",
  "åsa.lind+uae@example.co.uk",
  "ivan@xn--e1afmkfd.xn--p1ai",
  "ivan@пример.рф",
  "иван@пример.рф",
  "用户@例子.公司",
  "x@my-firm.consulting",
  "x@1und1.de",
  longest,
])("%j is an email address", (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  ...["", "plain", "a@b", "a@@b.c", "a@b@c.d", "a b@c.d", "@b.c", "a@.", "a@b.", "a@.b"],
  ...[
    "a@b..c",
    "a@-b.c",
    "a@b.c,",
    "a,b@c.d",
    "a@b_c.d",
    "Anna <a@b.c>",
    "a@b.c\u00a0",
    `a${longest}`,
  ],
])("%j is not an email address", (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test.each([
  [" anna@example.com\u00a0", "anna@example.com"],
  ["\u202aanna@example.com\u202c\u200b", "anna@example.com"],
  ["mailto:anna@example.com", "anna@example.com"],
  ["MAILTO:anna@example.com?subject=a?b", "anna@example.com"],
  ["Anna Bērziņa <anna@example.com>", "anna@example.com"],
  ["<anna@example.com>", "anna@example.com"],
  ["what?is@example.com", "what?is@example.com"],
  ["anna@example.com.", "anna@example.com"],
  ["anna@example.com. ", "anna@example.com"],
  ["anna@example.com,", "anna@example.com"],
  ["anna@example.com;", "anna@example.com"],
  ["(anna@example.com)", "anna@example.com"],
  ["“anna@example.com”", "anna@example.com"],
  ['"anna@example.com",', "anna@example.com"],
  ["anna@example.com>", "anna@example.com"],
  ["mailto:anna@example.com.", "anna@example.com"],
  // Nobody knows which of them, or what a space or comma stands for.
  ["anna@example.com bo@example.com", "anna@example.com bo@example.com"],
  ["anna berg@example.com", "anna berg@example.com"],
  ["anna@example,com", "anna@example,com"],
])("a pasted %j gives the email address %j", (pasted, address) => {
  expect(emailAddress(pasted)).toBe(address);
});
