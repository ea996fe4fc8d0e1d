import { defineType, type InsertMenuOptions } from "@sanity/types";
import { benefitsSection } from "./benefits/schema.ts";
import { businessTypesSection } from "./business-types/schema.ts";
import { callToActionSection } from "./call-to-action/schema.ts";
import { checklistSection } from "./checklist/schema.ts";
import { comparisonRow, comparisonSection } from "./comparison/schema.ts";
import { diagramSection } from "./diagram/schema.ts";
import { logosSection } from "./logos/schema.ts";
import { noteSection } from "./note/schema.ts";
import { pictureTextSection } from "./picture-text/schema.ts";
import { question, questionsSection } from "./questions/schema.ts";
import { richTextSection } from "./rich-text/schema.ts";
import { statTilesSection } from "./stat-tiles/schema.ts";
import { stepsSection } from "./steps/schema.ts";
import { teamSection } from "./team/schema.ts";
import { testimonialsSection } from "./testimonials/schema.ts";
import { toolSection } from "./tool/schema.ts";
import { zoneCardsSection } from "./zone-cards/schema.ts";
import { zoneListSection } from "./zone-list/schema.ts";

/**
 * Every kind of section that a page may be put together from, in the order of the Studio's menu.
 * Each is a folder here with its schema, and has its part of the queries in `projections.ts`; the
 * site needs a renderer for each, and tests a sample (`tests/support/section-samples.ts`).
 */
export const sections = [
  richTextSection,
  pictureTextSection,
  statTilesSection,
  benefitsSection,
  questionsSection,
  testimonialsSection,
  logosSection,
  stepsSection,
  checklistSection,
  comparisonSection,
  noteSection,
  diagramSection,
  teamSection,
  toolSection,
  callToActionSection,
  businessTypesSection,
  zoneCardsSection,
  zoneListSection,
];

/** What sections are made of that nothing else is. */
export const sectionParts = [question, comparisonRow];

/** The sections that list the free zones of the emirate on whose page they stand. */
const ofEmirates: readonly string[] = [zoneCardsSection.name, zoneListSection.name];

/** Name of a section's folder, and of its picture: `stat-tiles` for `statTilesSection`. */
const sectionFolder = (type: string) =>
  type.replace(/Section$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const insertMenu: InsertMenuOptions = {
  views: [
    // Pictures of the sections on the site, which the Studio serves.
    { name: "grid", previewImageUrl: (type) => `/static/sections/${sectionFolder(type)}.webp` },
    { name: "list" },
  ],
};

/** An array of sections to choose from by their pictures. */
function sectionList(list: {
  name: string;
  title: string;
  description: string;
  without: readonly string[];
}) {
  const { without, ...type } = list;
  const kinds = sections.filter(({ name }) => !without.includes(name));
  return defineType({
    ...type,
    type: "array",
    of: kinds.map(({ name }) => ({ type: name })),
    options: { insertMenu },
  });
}

/** What any page may be lengthened by. */
export const furtherSections = sectionList({
  name: "furtherSections",
  title: "Further sections",
  description: "Further parts of a page, from top to bottom.",
  without: [...ofEmirates, toolSection.name],
});

/** What a page at a free address is made of. */
export const freeSections = sectionList({
  name: "freeSections",
  title: "Sections",
  description: "The parts of a page below its hero, from top to bottom.",
  without: ofEmirates,
});

export const pageSections = sectionList({
  name: "pageSections",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  without: [toolSection.name],
});
