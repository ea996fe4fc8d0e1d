import { expect, test } from "vitest";
import { cookieDomains, googleCookieNames, withoutToolQuery } from "./google-tag.ts";

test("declining removes only Google's cookies, on every parent domain", () => {
  const cookies = "_ga=1; session=1; _ga_AB12=1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
  const domains = ["www.example.co.uk", "example.co.uk", "co.uk", "uk"];
  expect(cookieDomains("www.example.co.uk")).toEqual(domains);
});

test.each([
  ["https://site/a?tool=tax-estimate&revenue=5000#tool", "https://site/a"],
  ["https://site/a?utm_source=mail&tool=visa-route&age=38", "https://site/a?utm_source=mail"],
  ["https://site/contact#tool=Revenue%3A%205000", "https://site/contact"],
  ["https://site/about?utm_source=mail#team", "https://site/about?utm_source=mail#team"],
  ["", ""],
])("at the address %s analytics gets %s", (url, heard) => {
  expect(withoutToolQuery(url)).toBe(heard);
});
