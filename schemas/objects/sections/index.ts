import { defineType, type InsertMenuOptions } from "@sanity/types";
import { benefitsSection } from "./benefits-section.ts";
import { businessTypesSection } from "./business-types-section.ts";
import { checklistSection } from "./checklist-section.ts";
import { diagramSection } from "./diagram-section.ts";
import { noteSection } from "./note-section.ts";
import { richTextSection } from "./rich-text-section.ts";
import { statTilesSection } from "./stat-tiles-section.ts";
import { zoneCardsSection } from "./zone-cards-section.ts";
import { zoneListSection } from "./zone-list-section.ts";

/**
 * Every kind of section that a page may be put together from. The generated type `PageSections`
 * follows this list, and the site needs a renderer for each of its members.
 */
export const sections = [
  statTilesSection,
  zoneCardsSection,
  zoneListSection,
  benefitsSection,
  businessTypesSection,
  checklistSection,
  richTextSection,
  diagramSection,
  noteSection,
];

/** A picture of the section on the site, which the Studio serves: `/static/sections/note-section.webp`. */
function sectionPicture(type: string): string {
  return `/static/sections/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.webp`;
}

/** The sections that list the free zones of the emirate on whose page they stand. */
const ofEmirates: readonly string[] = [zoneCardsSection.name, zoneListSection.name];

const insertMenu: InsertMenuOptions = {
  views: [{ name: "grid", previewImageUrl: sectionPicture }, { name: "list" }],
};

/** What any page may be lengthened by. */
export const furtherSections = defineType({
  name: "furtherSections",
  type: "array",
  title: "Further sections",
  description: "Further parts of a page, from top to bottom.",
  of: sections
    .filter((section) => !ofEmirates.includes(section.name))
    .map((section) => ({ type: section.name })),
  options: { insertMenu },
});

export const pageSections = defineType({
  name: "pageSections",
  type: "array",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  of: sections.map((section) => ({ type: section.name })),
  options: { insertMenu },
});
