import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { homePage } from "#scripts/seed/content/pages/home-page.ts";
import { references, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const { advantages, process, testimonials } = homePage;

/** Packages, highlighted or not. */
const packages = (...highlighted: boolean[]) => {
  const [first] = homePage.packages.packages;
  return {
    ...homePage.packages,
    packages: keyed(highlighted.map((isHighlighted) => ({ ...first, highlighted: isHighlighted }))),
  };
};

test("accepts the seeded home page", async () => {
  expect(await problemsOf(homePage)).toEqual([]);
});

test.each([
  ["three tiles", { advantages: { ...advantages, tiles: tiles(3) } }, "advantages.tiles: "],
  [
    "four cards",
    { advantages: { ...advantages, cards: references("advantage", 4) } },
    "advantages.cards: ",
  ],
  ["four steps", { process: { ...process, steps: process.steps.slice(1) } }, "process.steps: "],
  ["two packages", { packages: packages(true, false) }, "packages.packages: "],
  [
    "two highlighted packages",
    { packages: packages(true, true, false) },
    "packages.packages: Highlight one",
  ],
  ["partners without a heading", { partners: {} }, "partners.heading: "],
  [
    "two further testimonials",
    { testimonials: { ...testimonials, others: references("testimonial", 2) } },
    "testimonials.others: ",
  ],
  [
    "the large testimonial among the others",
    { testimonials: { ...testimonials, lead: reference("testimonial-2") } },
    "testimonials.others: The large testimonial",
  ],
  ["no contact section", { contact: undefined }, "contact: Required"],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...homePage, ...change })).toContainEqual(
    expect.stringContaining(`error ${problem}`),
  );
});
