import { expect, test } from "vitest";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { EVERY_PAGE, withTrackedPages } from "./tracked-pages.ts";

const lake = withSeededLake();
const tracked = withTrackedPages(lake);

const pages = [
  "/",
  "/services/tax-residency",
  "/services/relocation-support",
  "/advantages/accessibility",
  "/advantages/geographical-location",
  "/contact",
];

const publish = (id: string, change: Record<string, unknown>) =>
  tracked.publish(() => lake.client().patch(id).set(change).commit());

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
  await publish("homeCountry-sweden", { licence });
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
  await publish("figure-swedish-kronor-per-euro", change);
  const [sweden, norway] = await countriesOn("/");
  expect(sweden).toContain("Swedish krona (SEK): a dated rate to the dirham is to be confirmed");
  expect(norway).toContain("≈ NOK\u00a02,510");
});

test("a changed country is shown on the pages that choose it or draw it, and on no other", async () => {
  const drawn = ["/advantages/climate", "/services/office-space"];
  expect(await publish("homeCountry-sweden", { currency: "New" })).toEqual(
    [...pages, ...drawn].sort(),
  );
});

test("a changed rate is shown on every page", async () => {
  const rate = { value: "11.5" };
  expect(await publish("figure-swedish-kronor-per-euro", rate)).toContain(EVERY_PAGE);
});

test("a page that chooses no country has no such part", async () => {
  expect(await countriesOn("/services/education")).toEqual([]);
});
