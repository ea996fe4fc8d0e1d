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
  ["/alt/../b", "Write /b: browsers"],
  ["/alt/./b/..", "Write /alt: browsers"],
  ["/alt/%2E%2e/b", "Write /b: browsers"],
  ["/../blog/*", "Write /blog/*: browsers"],
  ["/a/../?p=12", "Write /?p=12: browsers"],
  ["/:year/archive", ":year stands for nothing here"],
  ["/blog/[slug]", "[slug] stands for nothing here"],
  ["/blog/{id}/print", "{id} stands for nothing here"],
  ["/x[0-9]+", "x[0-9]+ stands for nothing here"],
  ["/blog/%5B0-9%5D%2B", "[0-9]+ stands for nothing here"],
  [
    "/prices.php?id=*",
    "id=* stands for nothing here. Leave the ? and what follows out: /prices.php is",
  ],
  ["/prices.php?p=1&id=[0-9]+", "id=[0-9]+ stands for nothing here"],
])("a redirect cannot start at %s: %s", (source, reason) => {
  expect(redirectSource(source)).toContain(reason);
  for (const sound of [
    "/om-oss/",
    "/über-uns",
    "/o%C3%A9",
    "/index.php?id=3",
    "/blog/*",
    "/w/Help:Me",
    "/a..b/.well-known/...",
    "/wiki/Dubai_(city)",
    "/list?filter[]=a&sort[0]=b",
    "/c++/x+y",
  ]) {
    expect(redirectSource(sound)).toBe(true);
  }
});
