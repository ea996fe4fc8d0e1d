import { expect, test } from "vitest";
import { reference } from "#schemas/sections/sample-parts.ts";
import { problemsOf } from "#tests/support/document-problems.ts";
import { line } from "#tests/support/parts-of-content.ts";

const page = (id: string, fields: object) => ({
  _id: `freePage-${id}`,
  _type: "freePage",
  title: `Page ${id}`,
  slug: { _type: "slug", current: id },
  listing: "campaign",
  hero: { heading: "Spring", lead: line("For a while.") },
  sections: [
    { _key: "call", _type: "callToActionSection", heading: "Come", actionLabel: "Ask us" },
  ],
  ...fields,
});
const contact = reference("contactPage");
const contactPage = { _id: "contactPage", _type: "contactPage" };
const summer = page("summer", { until: "2099-06-30", afterwards: contact });

test.each<[string, object, string[]]>([
  ["neither", {}, []],
  ["both", { until: "2099-01-31", afterwards: contact }, []],
  [
    "a day alone",
    { until: "2099-01-31" },
    ["error afterwards: Choose where visitors are led once the last day is over."],
  ],
  [
    "a page alone",
    { afterwards: contact },
    ["error until: Say which day is the last, or take out the page under “Afterwards”."],
  ],
  [
    "the page itself",
    { until: "2099-01-31", afterwards: reference("freePage-spring") },
    ["error afterwards: This is the page itself: choose one that stays."],
  ],
  [
    "a page that ends",
    { until: "2099-01-31", afterwards: reference("freePage-summer") },
    ["error afterwards: That page has a last day of its own: choose one that stays."],
  ],
  [
    "a day that has passed",
    { until: "2020-01-31", afterwards: contact },
    ["warning until: This day has passed: once it is published, visitors are led on at once."],
  ],
])("the end of a page: %s", async (_, fields, problems) => {
  expect(await problemsOf(page("spring", fields), [contactPage, summer])).toEqual(problems);
});

test("a page to which an ended page redirects cannot have an end of its own", async () => {
  const earlier = page("winter", { until: "2099-01-31", afterwards: reference("freePage-spring") });
  const spring = page("spring", { until: "2099-05-31", afterwards: contact });
  expect(await problemsOf(spring, [contactPage, spring, earlier])).toEqual([
    "error until: “Page winter” leads its visitors here once it is over: choose another page there first.",
  ]);
});
