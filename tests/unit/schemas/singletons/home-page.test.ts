import { expect, test } from "vitest";
import { image } from "#scripts/seed/content/build/image.ts";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { line } from "#scripts/seed/content/build/parts.ts";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { homePage as firstParts } from "#scripts/seed/content/pages/home-page.ts";
import { points, references, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const heading = "Heading";

const steps = (count: number) =>
  keyed(
    Array.from({ length: count }, (_, index) => ({
      _type: "processStep",
      title: `Step ${index}`,
      text: line("What happens."),
      when: "Week 1",
    })),
  );

/** Packages, highlighted or not. */
const packages = (...highlighted: boolean[]) => ({
  heading,
  packages: keyed(
    highlighted.map((isHighlighted) => ({
      _type: "servicePackage",
      title: "Move",
      text: line("For families."),
      points: points(3),
      highlighted: isHighlighted,
      link: { _type: "navLink", label: "Read more", page: reference("contactPage") },
    })),
  ),
});

const advantages = {
  heading: line("Why people move"),
  intro: line("Four reasons."),
  tiles: tiles(4),
  cards: references("advantage", 3),
  moreLabel: "All advantages",
};

const process = {
  heading,
  intro: line("Five steps."),
  startLabel: "Riga",
  startImage: image("north"),
  landLabel: "Dubai",
  landImage: image("promenade"),
  steps: steps(5),
};

const testimonials = {
  heading,
  lead: reference("testimonial-9"),
  others: references("testimonial", 3),
  image: image("people"),
  ratingLabel: "Rating",
};

const homePage = {
  ...firstParts,
  advantages,
  process,
  packages: packages(false, true, false),
  contact: { heading, text: line("Write."), actionLabel: "Contact", image: image("documents") },
  partners: { heading },
  testimonials,
};

test("accepts a home page with all its parts", async () => {
  expect(await problemsOf(homePage)).toEqual([]);
});

test.each([
  ["three tiles", { advantages: { ...advantages, tiles: tiles(3) } }, "advantages.tiles: "],
  [
    "four cards",
    { advantages: { ...advantages, cards: references("advantage", 4) } },
    "advantages.cards: ",
  ],
  ["four steps", { process: { ...process, steps: steps(4) } }, "process.steps: "],
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
