import { expect, test } from "vitest";
import { pathProblem, sitePath } from "#schemas/shared/redirects/path.ts";

test.each(["/", "/contact", "/services/tax-residency", "/Old_Page.html", "/a~b"])(
  "accepts %s",
  (path) => {
    expect(pathProblem(path)).toBeUndefined();
  },
);

test.each([
  ["contact", "Start with a slash"],
  ["https://example.com/contact", "Start with a slash"],
  ["", "Start with a slash"],
  ["/contact/", "slash at the end"],
  ["/contact?a=1", "? or #"],
  ["/contact#form", "? or #"],
  ["//example.com", "single slashes"],
  ["/a//b", "single slashes"],
  ["/two words", "letters, digits"],
  ["/a\nb", "letters, digits"],
])("refuses %j", (path, reason) => {
  expect(pathProblem(path)).toContain(reason);
  expect(sitePath(path)).toBe(pathProblem(path));
});

test("leaves a missing path to the rule that it is required", () => {
  expect(sitePath(undefined)).toBe(true);
});
