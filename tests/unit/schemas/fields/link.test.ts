import { expect, test } from "vitest";
import { eachPageOnce } from "#schemas/fields/link.ts";
import { homeCountries } from "#scripts/seed/content/home-countries/index.ts";
import { problemsOf } from "../problems.ts";

const linkTo = (_ref: string) => ({ _type: "navLink", page: { _type: "reference", _ref } });

test.each([
  ["no list", undefined, true],
  ["pages of their own", [linkTo("a"), linkTo("b")], true],
  ["links whose page is not chosen yet", [{ _type: "navLink" }, { _type: "navLink" }], true],
  ["a page twice", [linkTo("a"), linkTo("b"), linkTo("a")], expect.stringContaining("already")],
])("of %s each page may be linked to once", (_, links, verdict) => {
  expect(eachPageOnce(links)).toEqual(verdict);
});

const [sweden] = homeCountries;
const country = { _id: "homeCountry-test", _type: "homeCountry" };

test("a home country needs a name, a clock, a currency and a word on its tax treaty", async () => {
  const problems = await problemsOf(country);
  const fields = problems.map((problem) => problem.replace(/:.*/s, ""));
  expect([...new Set(fields)].sort()).toEqual(
    ["currency", "name", "timeZone", "treaty"].map((field) => `error ${field}`),
  );
  expect(await problemsOf({ ...sweden, ...country })).toEqual([]);
});
