import { expect, test } from "vitest";
import { leavesSite, safeHref } from "./safe-href.ts";

test.each([
  ["https://example.com/page?a=1#b", true],
  ["mailto:hello@example.com", false],
  ["/contact", false],
  ["#main", false],
  ["//example.com/elsewhere", true],
])("a link to %s is allowed, and opens another site: %s", (address, leaves) => {
  expect(safeHref(` ${address} `)).toBe(address);
  expect(leavesSite(address)).toBe(leaves);
});

test.each([
  ...["javascript:alert(1)", "java\tscript:alert(1)", "\u0001javascript:alert(1)"],
  ...["data:text/html,<script>alert(1)</script>", "https://exa mple.com", "   ", undefined],
])("a link to %j is refused", (address) => {
  expect(safeHref(address)).toBeUndefined();
});
