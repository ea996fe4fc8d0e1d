import type { AllSanitySchemaTypes } from "#schemas/generated/types.generated.ts";
import { sections } from "#schemas/sections/index.ts";
import { keyed, reference } from "#scripts/seed/content/build/document.ts";
import {
  benefit,
  figure,
  image,
  line,
  note,
  points,
  subService,
} from "#scripts/seed/content/build/parts.ts";

type SectionSample = { _type: string; _key: string; [field: string]: unknown };

/** What a sample has besides its own parts. */
const head = (heading: string, intro: string) => ({ heading, intro: line(intro) });
const references = (...ids: string[]) => keyed("item", ids.map(reference));

const row = (title: string, ...cells: string[]) => ({
  ...{ _type: "comparisonRow" as const, title, cells: points(cells) },
});
const asked = (question: string, answer: string) => ({
  ...{ _type: "question" as const, question, answer: line(answer) },
});
const tile = (label: string) => ({
  ...{ _type: "statTile" as const, figure: figure("vat-rate"), label },
});
const role = (name: string, text: string) => ({
  ...{ _type: "teamRole" as const, role: name, text: line(text) },
});
const business = (category: string, ...examples: string[]) => ({
  _type: "businessType" as const,
  category,
  text: line(`Why the place suits ${category.toLowerCase()}.`),
  examples,
});

type SectionName = (typeof sections)[number]["name"];
type Parts<Name> = Omit<Extract<AllSanitySchemaTypes, { _type: Name }>, "_type">;

/** A whole section of each kind, which tests put on pages: its texts have two words or more. */
const samples: { [Name in SectionName]: Parts<Name> } = {
  benefitsSection: {
    ...head("What you gain", "Three things that clients name."),
    benefits: keyed("item", [
      benefit`people | One consultant | What one consultant means for you.`,
      benefit`document | Papers in order | What papers in order means for you.`,
      benefit`clock | Days instead of weeks | What days instead of weeks means for you.`,
    ]),
    background: "sand",
  },
  businessTypesSection: {
    ...head("Who settles here", "Two kinds of business above all."),
    types: keyed("item", [
      business("Light manufacturing", "Food packing", "Furniture making"),
      business("Trade by sea", "Dry cargo"),
    ]),
    background: "paper",
  },
  callToActionSection: {
    ...{ heading: "Talk to us first", text: line("Half an hour, and no obligation.") },
    ...{ actionLabel: "Book a call", subject: "Spring", background: "dark" },
  },
  checklistSection: {
    ...head("What to bring", "Have these ready before the first call."),
    points: points(["A valid passport", "The last tax return"]),
    ...{ image: image("documents"), background: "frost" },
  },
  comparisonSection: {
    ...head("Two ways in", "What differs between them."),
    ...{ aspect: "What differs", columns: ["Free zone", "On the mainland"] },
    rows: keyed("item", [
      row("Your customers", "Abroad, mostly", "Anywhere you like"),
      row("Your office", "A desk will do", "An office of your own"),
    ]),
    background: "paper",
  },
  diagramSection: { diagram: reference("diagram-days-of-a-year"), background: "paper" },
  logosSection: {
    heading: "Who we work with",
    partners: references("partner-jafza", "partner-dmcc", "partner-difc", "partner-adgm"),
    background: "paper",
  },
  noteSection: {
    note: note`Before you decide | Ask for the rules of today.`,
    background: "frost",
  },
  pictureTextSection: {
    heading: "A week to look around",
    body: line("You see three districts and two schools."),
    ...{ image: image("documents"), side: "left" },
    link: { _type: "navLink", label: "About the company", page: reference("aboutPage") },
    background: "paper",
  },
  questionsSection: {
    ...head("What people ask", "Before the first call."),
    questions: keyed("item", [
      asked("How long does it take?", "Some weeks, and longer with school children."),
      asked("Do I have to be there?", "Twice for most visas, once for some."),
    ]),
    background: "frost",
  },
  richTextSection: {
    ...{ heading: "How it began", body: line("A paragraph that runs on.") },
    ...{ image: image("documents"), background: "dark" },
  },
  statTilesSection: {
    heading: "In three figures",
    tiles: keyed("item", [tile("on most goods"), tile("on most services"), tile("on imports too")]),
    background: "sand",
  },
  stepsSection: {
    ...head("How it goes", "One step after the other."),
    steps: keyed("item", [
      subService`First call | Week one | You say what you want.`,
      subService`Written plan | Week one | We say what it takes.`,
      subService`All the papers | Week one | You sign, we hand them in.`,
    ]),
    background: "dark",
  },
  teamSection: {
    ...head("Who you talk to", "Two of the team."),
    members: keyed("item", [
      { ...role("Visa consultant", "Knows which visa fits."), image: image("documents") },
      role("Tax adviser", "Reads both tax laws."),
    ]),
    background: "frost",
  },
  testimonialsSection: {
    ...head("In their words", "Three who have moved."),
    testimonials: references("testimonial-1", "testimonial-2", "testimonial-3"),
    background: "sand",
  },
  toolSection: { tool: reference("tool-tax-estimate"), background: "sand" },
  zoneCardsSection: {
    ...head("The larger zones", "Each with its own register."),
    ...{ kinds: ["major", "niche"], background: "frost" },
  },
  zoneListSection: {
    ...head("All other zones", "Smaller, and often cheaper."),
    kinds: ["technologyMedia", "specialised", "offshore"],
    ...{ image: image("documents"), background: "paper" },
  },
};

/** A whole section of every kind, in the order of the Studio's menu. */
export const sectionSamples: readonly SectionSample[] = sections.map(({ name: _type }) => ({
  ...{ ...samples[_type], _type, _key: _type },
}));
