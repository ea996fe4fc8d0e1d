import type { AllSanitySchemaTypes } from "#schemas/generated/types.generated.ts";
import { sections } from "#schemas/sections/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { keyed, reference } from "#scripts/seed/content/build/document.ts";
import { image, line, note, subService } from "#scripts/seed/content/build/parts.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";

type SectionSample = { _type: string; _key: string; [field: string]: unknown };

/** What a sample has besides its own parts. */
const head = (heading: string, intro: string) => ({ heading, intro: line(intro) });
const references = (...ids: string[]) => keyed("item", ids.map(reference));

const asked = (question: string, answer: string) => ({
  ...{ _type: "question" as const, question, answer: line(answer) },
});
const role = (name: string, text: string) => ({
  ...{ _type: "teamRole" as const, role: name, text: line(text) },
});

type SectionName = (typeof sections)[number]["name"];
type Parts<Name> = Omit<Extract<AllSanitySchemaTypes, { _type: Name }>, "_type">;

/** Sections of kinds, and parts of them, that the seed has none of; texts have two words or more. */
const samples: { [Name in SectionName]?: Partial<Parts<Name>> } = {
  benefitsSection: { intro: line("Three things that clients name.") },
  callToActionSection: {
    ...{ heading: "Talk to us first", text: line("Half an hour, and no obligation.") },
    ...{ actionLabel: "Book a call", subject: "Spring" },
  },
  logosSection: {
    heading: "Who we work with",
    partners: references("partner-jafza", "partner-dmcc", "partner-difc", "partner-adgm"),
  },
  noteSection: { note: note`Before you decide | Ask for the rules of today.` },
  pictureTextSection: {
    heading: "A week to look around",
    body: line("You see three districts and two schools."),
    ...{ image: image("documents"), side: "left" },
    link: { _type: "navLink", label: "About the company", page: reference("aboutPage") },
  },
  questionsSection: {
    ...head("What people ask", "Before the first call."),
    questions: keyed("item", [
      asked("How long does it take?", "Some weeks, and longer with school children."),
      asked("Do I have to be there?", "Twice for most visas, once for some."),
    ]),
  },
  statTilesSection: { heading: "In three figures" },
  stepsSection: {
    ...head("How it goes", "One step after the other."),
    steps: keyed("item", [
      subService`First call | Week one | You say what you want.`,
      subService`Written plan | Week one | We say what it takes.`,
      subService`All the papers | Week one | You sign, we hand them in.`,
    ]),
  },
  teamSection: {
    ...head("Who you talk to", "Two of the team."),
    members: keyed("item", [
      { ...role("Visa consultant", "Knows which visa fits."), image: image("documents") },
      role("Tax adviser", "Reads both tax laws."),
    ]),
  },
  testimonialsSection: {
    ...head("In their words", "Three who have moved."),
    testimonials: references("testimonial-1", "testimonial-2", "testimonial-3"),
  },
  toolSection: { tool: reference("tool-tax-estimate") },
  zoneCardsSection: { kinds: ["major", "niche"] },
  zoneListSection: { kinds: ["technologyMedia", "specialised", "offshore"] },
};

const seeded = seedDocuments.flatMap(({ sections: own }) =>
  Array.isArray(own) ? own.filter(isRecord) : [],
);

/** A whole section of every kind, in the order of the Studio's menu: it has all that seeded ones have. */
export const sectionSamples: readonly SectionSample[] = sections.map(({ name: _type }) => {
  const parts = [...seeded.filter((section) => section._type === _type), samples[_type] ?? {}];
  const whole: Record<string, unknown> = Object.assign({ background: "sand" }, ...parts);
  return { ...whole, _type, _key: _type };
});
