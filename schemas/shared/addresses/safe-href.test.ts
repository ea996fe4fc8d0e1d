import { expect, test } from "vitest";
import { leavesSite, safeHref } from "./safe-href.ts";

test.each([
  ["https://example.com/page?a=1#b", true],
  ["mailto:hello@example.com", false],
  ["/contact", false],
  ["#main", false],
  ["//example.com/elsewhere", true],
])("a link may lead to %s, which leaves the site: %s", (address, leaves) => {
  expect(safeHref(` ${address} `)).toBe(address);
  expect(leavesSite(address)).toBe(leaves);
});

test.each([
  ...["javascript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["data:text/html,<script>alert(1)</script>", "https://exa mple.com", "   ", undefined],
])("no link leads to %j", (address) => {
  expect(safeHref(address)).toBeUndefined();
});
