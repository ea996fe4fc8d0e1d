import { expect, test } from "vitest";
import { image } from "#scripts/seed/content/build/image.ts";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { line } from "#scripts/seed/content/build/parts.ts";
import { badges, benefits, closing, hero, points, slug, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const sections = keyed([
  { _type: "statTilesSection", tiles: tiles(4) },
  { _type: "zoneCardsSection", heading: "Major zones" },
  { _type: "benefitsSection", heading: "Why Dubai", benefits: benefits(3), background: "sand" },
]);

const card = {
  text: line("Trade, finance and media."),
  highlights: points(3),
  image: image("dubai"),
  nameColour: "white",
};

const dubai = {
  _id: "emirate-dubai",
  _type: "emirate",
  name: "Dubai",
  slug: slug("dubai"),
  order: 2,
  heroLayout: "band",
  hero: { ...hero(), badges: badges(3) },
  card,
  sections,
  closing: closing(),
};

test("accepts an emirate with all its parts", async () => {
  expect(await problemsOf(dubai)).toEqual([]);
});

test.each([
  ["two badges", { hero: { ...hero(), badges: badges(2) } }, "error hero.badges: "],
  ["four badges", { hero: { ...hero(), badges: badges(4) } }, "error hero.badges: "],
  ["two sections", { sections: sections.slice(0, 2) }, "error sections: List at least 3 sections."],
  ["one highlight", { card: { ...card, highlights: points(1) } }, "error card.highlights: "],
  ["five highlights", { card: { ...card, highlights: points(5) } }, "error card.highlights: "],
  ["an unknown colour", { card: { ...card, nameColour: "red" } }, "error card.nameColour: "],
  ["an unknown layout", { heroLayout: "full" }, "error heroLayout: "],
  ["an eighth place", { order: 8 }, "error order: "],
  ["half a place", { order: 1.5 }, "error order: "],
  ["no address", { slug: undefined }, "error slug: "],
  ["no call to action", { closing: undefined }, "error closing: "],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...dubai, ...change })).toContainEqual(
    expect.stringContaining(problem),
  );
});

test("refuses an address that belongs to another page", async () => {
  expect(await problemsOf({ ...dubai, slug: slug("tax-benefits") })).toEqual([
    "error slug: /free-zones/tax-benefits is the address of another page of this site. Choose another slug.",
  ]);
});

test("warns of kinds of zones that no section lists", async () => {
  const [tiles, zones, benefits] = sections;
  const majorOnly = { ...zones, kinds: ["major", "offshore"] };
  const [warning, ...others] = await problemsOf({
    ...dubai,
    sections: [tiles, majorOnly, benefits],
  });
  expect(warning).toMatch(/^warning sections: .*: Technology and media, Specialised, Niche\.$/);
  expect(others).toEqual([]);
  const rest = {
    _key: "rest",
    _type: "zoneListSection",
    heading: "All others",
    kinds: ["technologyMedia", "specialised", "niche"],
  };
  expect(await problemsOf({ ...dubai, sections: [tiles, majorOnly, rest, benefits] })).toEqual([]);
});

test("warns when two emirates have the same place", async () => {
  const other = { _id: "emirate-ajman", _type: "emirate", order: 2 };
  expect(await problemsOf(dubai, [other])).toEqual([expect.stringMatching(/^warning order: /)]);
  expect(await problemsOf(dubai, [{ ...other, order: 3 }])).toEqual([]);
});
