import { expect, test } from "vitest";
import { figure } from "#scripts/seed/content/build/figure-value.ts";
import { image } from "#scripts/seed/content/build/image.ts";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { line } from "#scripts/seed/content/build/parts.ts";
import { paragraph, richText } from "#scripts/seed/content/build/rich-text.ts";
import { benefits, closing, hero, points, tiles } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const heading = "Heading";
const heroWithAction = { ...hero(), actionLabel: "Start" };

const advantageBlock = {
  heading: "UAE Free Zone Advantage",
  tiles: tiles(3),
  factorsHeading: "What to decide by",
  factors: points(5),
  aside: line("Qualifying income only."),
};

const freeZonesPage = {
  _id: "freeZonesPage",
  _type: "freeZonesPage",
  hero: hero(),
  benefitsHeading: heading,
  benefits: benefits(4),
  emiratesHeading: heading,
  advantageBlock,
  closing: closing(),
};

const cell = (...footnotes: string[]) => ({
  value: line([figure("corporate-tax-rate")]),
  text: line("On qualifying income."),
  footnotes: keyed(footnotes.map((id) => ({ _type: "reference", _ref: id }))),
});
const row = (freeZones = cell()) => ({
  _type: "taxRow",
  aspect: "Corporate tax",
  freeZones,
  mainland: cell(),
});

const taxBenefitsPage = {
  _id: "taxBenefitsPage",
  _type: "taxBenefitsPage",
  hero: heroWithAction,
  tiles: tiles(4),
  tableHeading: heading,
  tableCaption: "Taxes compared.",
  footnoteLabel: "Footnote",
  footnoteBackLabel: "Back to the table from footnote",
  columns: { aspect: "Tax Aspect", freeZones: "UAE Free Zones", mainland: "UAE Mainland" },
  rows: keyed([row(), row(), row(), row()]),
  compliance: { heading, text: line("A condition."), points: points(3), image: image("documents") },
  closing: closing(),
};

const advantagesPage = {
  _id: "advantagesPage",
  _type: "advantagesPage",
  hero: heroWithAction,
  readMoreLabel: "Read more",
  closing: closing(),
};

const aboutPage = {
  _id: "aboutPage",
  _type: "aboutPage",
  hero: heroWithAction,
  story: { heading, body: richText(paragraph("A story.")), image: image("north") },
  standOut: { heading, cards: benefits(4) },
  team: {
    heading,
    intro: line("Who you talk to."),
    members: keyed([{ _type: "teamRole", role: "Visa consultant", text: line("Files visas.") }]),
  },
  contact: { heading, text: line("Write to us."), actionLabel: "Schedule Consultation" },
  social: { heading, text: line("Follow us.") },
  register: { heading, shownOn: "Shown on", from: "From", feedLabel: "Feed of changes" },
};

const cookiePolicyPage = {
  _id: "cookiePolicyPage",
  _type: "cookiePolicyPage",
  heading: "Cookie policy",
  lastUpdatedLabel: "Last updated",
  lead: line("What is stored, and why."),
  sections: keyed([{ _type: "policySection", heading, body: richText(paragraph("Text.")) }]),
  contactHeading: heading,
  contactText: line("Write to us."),
  changeChoiceLabel: "Change my choice",
};

test.each([freeZonesPage, taxBenefitsPage, advantagesPage, aboutPage, cookiePolicyPage])(
  "accepts a sound $_type",
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
  ["three rows", { ...taxBenefitsPage, rows: keyed([row(), row(), row()]) }, "rows: "],
  [
    "a footnote twice",
    { ...taxBenefitsPage, rows: keyed([row(cell("a", "a")), row(), row(), row()]) },
    "This footnote is in the list already",
  ],
  [
    "a button without words",
    { ...taxBenefitsPage, hero: { ...heroWithAction, actionLabel: "" } },
    "hero.actionLabel: ",
  ],
  ["five cards", { ...aboutPage, standOut: { heading, cards: benefits(5) } }, "standOut.cards: "],
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
    rows: keyed([row(cell("figure-with", "figure-without")), row(), row(), row()]),
  };
  const figures = [
    { _id: "figure-with", _type: "figure", label: "With", qualifier: "On qualifying income." },
    { _id: "figure-without", _type: "figure", label: "Without" },
  ];
  expect(await problemsOf(page, figures)).toEqual([
    expect.stringMatching(/^warning rows.*: No footnote is shown for Without: /),
  ]);
});
