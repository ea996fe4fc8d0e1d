import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { aboutPage } from "#scripts/seed/content/pages/about-page.ts";
import { advantagesPage } from "#scripts/seed/content/pages/advantages-page.ts";
import { cookiePolicyPage } from "#scripts/seed/content/pages/cookie-policy-page.ts";
import { freeZonesPage } from "#scripts/seed/content/pages/free-zones-page.ts";
import { taxBenefitsPage } from "#scripts/seed/content/pages/tax-benefits-page.ts";
import { benefits, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const { advantageBlock } = freeZonesPage;

/** The seeded rows of taxes, the first with these footnotes. */
function rowsWithFootnotes(...ids: string[]) {
  const [first, ...others] = taxBenefitsPage.rows;
  const footnotes = keyed(ids.map((id) => ({ _type: "reference", _ref: id })));
  const plain = others.map((row) => ({
    ...row,
    freeZones: { ...row.freeZones, footnotes: [] },
    mainland: { ...row.mainland, footnotes: [] },
  }));
  return [
    {
      ...first,
      freeZones: { ...first?.freeZones, footnotes },
      mainland: { ...first?.mainland, footnotes: [] },
    },
    ...plain,
  ];
}

test.each([freeZonesPage, taxBenefitsPage, advantagesPage, aboutPage, cookiePolicyPage])(
  "accepts the seeded $_type",
  async (page) => {
    expect(await problemsOf(page)).toEqual([]);
  },
);

test.each([
  ["three benefits of all zones", { ...freeZonesPage, benefits: benefits(3) }, "benefits: "],
  [
    "two tiles of the advantage block",
    { ...freeZonesPage, advantageBlock: { ...advantageBlock, tiles: tiles(2) } },
    "advantageBlock.tiles: ",
  ],
  ["three tiles of taxes", { ...taxBenefitsPage, tiles: tiles(3) }, "tiles: "],
  ["three rows", { ...taxBenefitsPage, rows: taxBenefitsPage.rows.slice(0, 3) }, "rows: "],
  [
    "a footnote twice",
    { ...taxBenefitsPage, rows: rowsWithFootnotes("a", "a") },
    "This footnote is in the list already",
  ],
  [
    "a button without words",
    { ...taxBenefitsPage, hero: { ...taxBenefitsPage.hero, actionLabel: "" } },
    "hero.actionLabel: ",
  ],
  [
    "five cards",
    { ...aboutPage, standOut: { ...aboutPage.standOut, cards: benefits(5) } },
    "standOut.cards: ",
  ],
  [
    "a team of nobody",
    { ...aboutPage, team: { ...aboutPage.team, members: [] } },
    "team.members: ",
  ],
  ["a policy without parts", { ...cookiePolicyPage, sections: [] }, "sections: List 1 to 12."],
])("refuses %s", async (_name, page, problem) => {
  expect(await problemsOf(page)).toContainEqual(
    expect.stringMatching(new RegExp(`^error .*${problem}`)),
  );
});

test("warns of a footnote whose figure has no condition", async () => {
  const page = {
    ...taxBenefitsPage,
    rows: rowsWithFootnotes("figure-with", "figure-without"),
  };
  const figures = [
    { _id: "figure-with", _type: "figure", label: "With", qualifier: "On qualifying income." },
    { _id: "figure-without", _type: "figure", label: "Without" },
  ];
  expect(await problemsOf(page, figures)).toEqual([
    expect.stringMatching(/^warning rows.*: No footnote is shown for Without: /),
  ]);
});
