import { expect, test } from "vitest";
import { dubai } from "#scripts/seed/content/emirates/dubai.ts";
import { badges, points, slug } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const { card, hero, sections } = dubai;

test("accepts the seeded emirate", async () => {
  expect(await problemsOf(dubai)).toEqual([]);
});

test.each([
  ["two badges", { hero: { ...hero, badges: badges(2) } }, "error hero.badges: "],
  ["four badges", { hero: { ...hero, badges: badges(4) } }, "error hero.badges: "],
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
  const zones = (key: string, kinds: string[]) => ({
    _key: key,
    _type: "zoneListSection",
    heading: "Zones",
    kinds,
  });
  const some = [...sections.slice(0, 1), zones("some", ["major", "offshore"])];
  const others = sections.filter(({ _type }) => _type === "benefitsSection");
  const problems = await problemsOf({ ...dubai, sections: [...some, ...others] });
  expect(problems).toEqual([
    expect.stringMatching(/^warning sections: .*: Technology and media, Specialised, Niche\.$/),
  ]);
  const rest = zones("rest", ["technologyMedia", "specialised", "niche"]);
  expect(await problemsOf({ ...dubai, sections: [...some, rest, ...others] })).toEqual([]);
});

test("warns when two emirates have the same place", async () => {
  const other = { _id: "emirate-ajman", _type: "emirate", order: 2 };
  expect(await problemsOf(dubai, [other])).toEqual([expect.stringMatching(/^warning order: /)]);
  expect(await problemsOf(dubai, [{ ...other, order: 3 }])).toEqual([]);
});
