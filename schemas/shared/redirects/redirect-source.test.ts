import { expect, test } from "vitest";
import { redirectSource } from "./redirect-source.ts";

test.each([
  ["about-us", "Start with a slash"],
  ["/a#b", "Leave out everything from the #"],
  ["/a%zz", "A % is followed by"],
  ["//example.com", "single slashes"],
  ["/a\\b", "backslashes"],
  ["/*", "a folder that is named"],
  ["/a*", "a folder that is named"],
  ["/blog/*?p=1", "not both"],
  ["/a?", "Name what follows the ?"],
  ["/a?p=12&%67clid=x", "Leave out gclid: campaigns add it to any address"],
  ["/blog/:slug", "Write /* in the place of what changes"],
  ["/:year/archive", ":year stands for nothing here"],
])("a redirect cannot start at %s: %s", (source, reason) => {
  expect(redirectSource(source)).toContain(reason);
  for (const sound of [
    "/om-oss/",
    "/über-uns",
    "/o%C3%A9",
    "/index.php?id=3",
    "/blog/*",
    "/w/Help:Me",
  ]) {
    expect(redirectSource(sound)).toBe(true);
  }
});
