import { expect, test } from "vitest";
import { redirectSource, redirectSourceKey } from "#schemas/shared/redirects/redirect-source.ts";

test.each([
  "/about-us",
  "/om-oss/",
  "/über-uns",
  "/o%C3%A9",
  "/?p=12",
  "/about?ref=old",
  "/index.php?id=3&lang=sv",
  "/blog/*",
  "/a page",
])("%s may start a redirect", (source) => {
  expect(redirectSource(source)).toBe(true);
});

test.each([
  ["about-us", "Start with a slash"],
  ["https://example.com/a", "Start with a slash"],
  ["/a#b", "Leave out everything from the #"],
  ["/a%zz", "A % is followed by"],
  ["//example.com", "single slashes"],
  ["/a\\b", "backslashes"],
  ["/a\u0000b", "invisible"],
  ["/*", "Name the folder"],
  ["/a*", "at the end"],
  ["/*/a", "at the end"],
  ["/blog/*?p=1", "not both"],
  ["/a?", "Name what follows the ?"],
  ["/a?utm_source=x", "Leave out utm_source: campaigns add it to any address"],
  ["/a?p=12&%67clid=x", "Leave out gclid"],
])("%s may not: %s", (source, reason) => {
  expect(redirectSource(source)).toContain(reason);
});

test("nothing has no problem of its own: that it is missing is another rule's word", () => {
  expect(redirectSource(undefined)).toBe(true);
});

test.each([
  ["/om-oss/", "/om-oss"],
  ["/o%C3%A9", "/oé"],
  ["/a?x=1&y=2", "/a?y=2&x=1"],
])("%s and %s start the same redirect", (one, other) => {
  expect(redirectSourceKey(one)).toBe(redirectSourceKey(other));
});

test.each([
  ["/a", "/a/*"],
  ["/a", "/a?x=1"],
  ["/a?x=1", "/a?x=2"],
  ["/a", "/A"],
])("%s and %s do not", (one, other) => {
  expect(redirectSourceKey(one)).not.toBe(redirectSourceKey(other));
});
