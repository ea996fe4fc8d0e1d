import { expect, test } from "vitest";
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
  const parts = (await renderPage(path)).split('<details name="home-country"').slice(1);
  return parts.map((part) => textOf(`<details${part.split("</details>")[0]}`));
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

test("a page that chooses no country has no such part", async () => {
  expect(await countriesOn("/services/education")).toEqual([]);
});
