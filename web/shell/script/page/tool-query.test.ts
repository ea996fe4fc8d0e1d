import { expect, test } from "vitest";
import { withoutToolQuery } from "../analytics/without-tool-query.ts";
import { splitToolQuery } from "./tool-query.ts";

test.each([
  ["https://site/a?tool=tax-estimate&revenue=5000#tool", "https://site/a"],
  ["https://site/a?utm_source=mail&tool=visa-route&age=38", "https://site/a?utm_source=mail"],
  ["https://site/a?tool=visa-route&age=38&gclid=x", "https://site/a?gclid=x"],
  ["https://site/a?tool=visa-route&age=38&amp;utm_source=b#tool", "https://site/a?utm_source=b"],
  ["https://site/a?revenue=5&tool=tax-estimate&utm_id=1&profit=2", "https://site/a?utm_id=1"],
  ["https://site/a#?tool=tax-estimate&revenue=5&utm_source=c", "https://site/a?utm_source=c"],
  [
    "https://site/a?gclid=1#?tool=tax-estimate&revenue=5&mc_cid=2",
    "https://site/a?gclid=1&mc_cid=2",
  ],
  ["https://site/a?utm_id=1&amp;tool=tax-estimate&amp;revenue=5", "https://site/a?utm_id=1"],
  // Some programs encode the whole query once more.
  ["https://site/a?tool%3Dtax-estimate%26revenue%3D5", "https://site/a"],
  ["https://site/a?gclid=1&tool%3dtax-estimate%26revenue%3d5", "https://site/a?gclid=1"],
  ["https://site/a#%3Ftool%3Dtax-estimate%26revenue%3D5", "https://site/a"],
  ["https://site/about?back=%2Fx%3Ftool%3Dtax", "https://site/about?back=%2Fx%3Ftool%3Dtax"],
  ["https://site/a?UTM_Source=mail&tool=visa-route&age=3", "https://site/a?UTM_Source=mail"],
  ["https://site/a?tool=visa-route&age=3&pk_campaign=b", "https://site/a?pk_campaign=b"],
  ["https://site/contact#tool=Revenue%3A%205000", "https://site/contact"],
  ["https://site/contact?gclid=1#tool=Revenue%3A%205000", "https://site/contact?gclid=1"],
  ["https://site/about?utm_source=mail#team", "https://site/about?utm_source=mail#team"],
  ["https://site/about?toolbar=1", "https://site/about?toolbar=1"],
  ["", ""],
])("of %s analytics hears %s", (url, heard) => {
  expect(withoutToolQuery(url)).toBe(heard);
});

test.each([
  ["?utm_source=a&tool=tax&x=1&gclid=2&y=3", "tool=tax&x=1&y=3", "utm_source=a&gclid=2"],
  ["?x=1&ref=7&amp;tool=tax", "x=1&tool=tax", "ref=7"],
  ["?utm_source=a&#?tool=tax&x=1&gclid=2", "tool=tax&x=1", "utm_source=a&gclid=2"],
  ["?utm_source=a&ref=7", "", "utm_source=a&ref=7"],
  ["", "", ""],
])("of %s the entries are %s, and others are %s", (text, entries, others) => {
  expect(splitToolQuery(text, (name) => ["tool", "x", "y"].includes(name))).toEqual([
    entries,
    others,
  ]);
});
