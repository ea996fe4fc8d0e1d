import { expect, test } from "vitest";
import { sitePath } from "./path.ts";

test.each([
  ["https://example.com/contact", "Start with a slash"],
  ["/contact/", "slash at the end"],
  ["/contact?a=1", "? or #"],
  ["//example.com", "single slashes"],
  ["/two words", "letters, digits"],
  ["/a/../contact", "Write /contact: browsers"],
  ["/./a/..", "Write /: browsers"],
  ["/..", "Write /: browsers"],
])("%s is no path of a page: %s", (path, reason) => {
  expect(sitePath(path)).toContain(reason);
  for (const sound of [
    "/",
    "/services/tax-residency",
    "/Old_Page.html",
    "/a~b",
    "/...",
    "/.well-known/x",
    undefined,
  ]) {
    expect(sitePath(sound)).toBe(true);
  }
});
