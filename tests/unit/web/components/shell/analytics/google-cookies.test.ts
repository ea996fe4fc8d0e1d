import { expect, test } from "vitest";
import {
  cookieDomains,
  googleCookieNames,
} from "#web/components/shell/script/analytics/google-cookies.ts";

test("names Google's cookies and no others", () => {
  const cookies =
    "_ga=GA1.1.2; session=1; _ga_AB12=GS1.1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
});

test("finds nothing where there are no cookies", () => {
  expect(googleCookieNames("")).toEqual([]);
});

test("climbs from the host to its last label", () => {
  expect(cookieDomains("www.example.co.uk")).toEqual([
    "www.example.co.uk",
    "example.co.uk",
    "co.uk",
    "uk",
  ]);
});
