import { expect, test } from "vitest";
import { cookieDomains, googleCookieNames } from "./google-tag.ts";

test("declining removes only Google's cookies, on every parent domain", () => {
  const cookies = "_ga=1; session=1; _ga_AB12=1; _gcl_au=1.1; _gali=x; consent=_ga; _gid=3";
  expect(googleCookieNames(cookies)).toEqual(["_ga", "_ga_AB12", "_gcl_au", "_gid"]);
  const domains = ["www.example.co.uk", "example.co.uk", "co.uk", "uk"];
  expect(cookieDomains("www.example.co.uk")).toEqual(domains);
});
