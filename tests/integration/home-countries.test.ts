import { expect, test } from "vitest";
import { affectedTags } from "#schemas/shared/shown-on/affected-tags.ts";
import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { pageTag, SITE_TAG } from "#schemas/shared/shown-on/tags.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const pages = [
  "/",
  "/services/tax-residency",
  "/services/relocation-support",
  "/advantages/accessibility",
  "/advantages/geographical-location",
  "/contact",
];

/** Each country's part of a page, in words. */
async function countriesOn(path: string): Promise<string[]> {
  const parts = (await renderPage(path)).split('name="home-country"').slice(1);
  return parts.map((part) => textOf(`<details ${part.split("</details>")[0]}`));
}

test.each(pages)(
  "%s says what a move from each of the eight home countries means",
  async (path) => {
    const countries = await countriesOn(path);
    expect(countries.map((country) => /^[A-Z][a-z]+?(?=\d)/.exec(country)?.[0])).toEqual([
      "Sweden",
      "Norway",
      "Denmark",
      "Finland",
      "Estonia",
      "Latvia",
      "Lithuania",
      "Poland",
    ]);
    expect(countries[0]).toContain("06:00–15:00 in winter, 07:00–16:00 in summer");
    expect(countries[5]).toContain("07:00–16:00 in winter, 08:00–17:00 in summer");
  },
);

test("what no official source says is named as to be confirmed, and what one says is shown", async () => {
  const open = "Flights, Driving licence, Papers to legaliseTo be confirmed";
  expect((await countriesOn("/contact"))[0]).toContain(open);
  const licence = [
    { _type: "block", _key: "a", children: [{ _type: "span", _key: "b", text: "By exchange." }] },
  ];
  await lake.client().patch("homeCountry-sweden").set({ licence }).commit();
  const [sweden] = await countriesOn("/services/tax-residency");
  expect(sweden).toContain("Driving licenceBy exchange.");
  expect(sweden).toContain("Flights, Papers to legaliseTo be confirmed");
});

test("an amount in dirhams stands with the country's currency, and the rates' source and day", async () => {
  const rates = "European Central Bank, euro foreign exchange reference rates, 8 May 2026";
  const countries = await countriesOn("/");
  expect(countries[0]).toContain(
    `Swedish krona (SEK): AED\u00a01,000 ≈ SEK\u00a02,510 (rates: ${rates})`,
  );
  expect(countries[5]).toContain(`Euro (EUR): AED\u00a01,000 ≈ EUR\u00a0232 (rates: ${rates})`);
});

test.each([
  ["is not confirmed", { status: "toBeConfirmed" }],
  ["is to be checked again", { reviewBy: "2026-05-09" }],
])("a rate that %s converts nothing", async (_name, change) => {
  await lake.client().patch("figure-swedish-kronor-per-euro").set(change).commit();
  const [sweden, norway] = await countriesOn("/");
  expect(sweden).toContain("Swedish krona (SEK): a dated rate to the dirham is to be confirmed");
  expect(norway).toContain("≈ NOK\u00a02,510");
});

test("a changed country is shown on the pages that choose it, and no other is rendered", async () => {
  const find = (ids: string[], listing: string[]) =>
    lake.client().fetch(showingQuery, { ids, listing });
  const change = {
    _id: "homeCountry-sweden",
    _type: "homeCountry",
    slugs: [null, null],
    paths: [null, null],
    listings: [null, null],
  } satisfies ContentChange;
  // Diagrams draw it too. The overview lists the advantages, and counts as showing what they show.
  const shown = [...pages, "/advantages/climate", "/services/office-space", "/uae-advantages"];
  expect(await affectedTags(change, find)).toEqual(shown.map(pageTag).sort());
});

test("a changed rate is shown on every page", async () => {
  const find = (ids: string[], listing: string[]) =>
    lake.client().fetch(showingQuery, { ids, listing });
  const change = {
    _id: "figure-swedish-kronor-per-euro",
    _type: "figure",
    slugs: [null, null],
    paths: [null, null],
    listings: [null, null],
  } satisfies ContentChange;
  expect(await affectedTags(change, find)).toEqual([SITE_TAG]);
});

test("a page that chooses no country has no such part", async () => {
  expect(await countriesOn("/services/education")).toEqual([]);
});
