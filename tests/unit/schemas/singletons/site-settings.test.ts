import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { problemsOf } from "../problems.ts";

const network = (platform: string, url?: string) => ({ _type: "socialLink", platform, url });

test("accepts the seeded settings", async () => {
  expect(await problemsOf(siteSettings)).toEqual([]);
});

test.each([
  ["an email that is none", { email: "hello at example.com" }, "error email: "],
  ["a local phone number", { phone: "20 000 000" }, "error phone: Write the number with its"],
  ["an empty address", { address: [] }, "error address: "],
  ["a copyright year that is no year", { copyrightYear: 24 }, "error copyrightYear: "],
  ["a rating above five", { rating: { value: 5.1, count: 127 } }, "error rating.value: "],
  ["half a review", { rating: { value: 4.8, count: 0.5 } }, "error rating.count: "],
  [
    "a network twice",
    { socialLinks: keyed([network("LinkedIn"), network("LinkedIn")]) },
    "error socialLinks: Each network may be listed only once.",
  ],
  [
    "a cookie banner that cannot be declined",
    { cookieBanner: { ...siteSettings.cookieBanner, declineLabel: "" } },
    "error cookieBanner.declineLabel: ",
  ],
  [
    "a cookie banner without a text",
    { cookieBanner: { ...siteSettings.cookieBanner, text: [] } },
    "error cookieBanner.text: ",
  ],
  [
    "an offline screen that says nothing",
    { offlineScreen: { ...siteSettings.offlineScreen, text: " " } },
    "error offlineScreen.text: ",
  ],
  [
    "no words for a picture that cannot be loaded",
    { pictureUnavailable: "" },
    "error pictureUnavailable: ",
  ],
  ["an unknown network", { socialLinks: keyed([network("MySpace")]) }, "platform: "],
  [
    "a network's address without https",
    { socialLinks: keyed([network("LinkedIn", "http://example.com")]) },
    "url: ",
  ],
])("refuses %s", async (_name, change, problem) => {
  const problems = await problemsOf({ ...siteSettings, ...change });
  expect(problems.filter((found) => found.startsWith("error"))).not.toEqual([]);
  for (const found of problems) expect(found).toContain(problem);
});
