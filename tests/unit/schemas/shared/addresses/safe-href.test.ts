import { expect, test } from "vitest";
import { leavesSite, safeHref, telHref } from "#schemas/shared/addresses/safe-href.ts";

test.each([
  "https://example.com/page?a=1#b",
  "http://example.com",
  "mailto:hello@example.com",
  "tel:+37100000000",
  "/contact",
  "#main",
  "//example.com/elsewhere",
])("lets %s through", (address) => {
  expect(safeHref(address)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.com/1",
  "file:///etc/passwd",
  "https://exa mple.com",
  "",
  "   ",
  null,
  undefined,
])("refuses %j", (address) => {
  expect(safeHref(address)).toBeUndefined();
});

test("trims the address it lets through", () => {
  expect(safeHref("  https://example.com  ")).toBe("https://example.com");
});

test.each([
  ["https://example.com", true],
  ["//example.com", true],
  ["/contact", false],
  ["mailto:hello@example.com", false],
])("leavesSite(%s) is %s", (href, expected) => {
  expect(leavesSite(href)).toBe(expected);
});

test("a telephone address holds digits and the plus sign only", () => {
  expect(telHref("+371 (2000) 00-00")).toBe("tel:+37120000000");
});
