import { defineType, type InsertMenuOptions } from "@sanity/types";
import { benefitsSection } from "./benefits/schema.ts";
import { businessTypesSection } from "./business-types/schema.ts";
import { checklistSection } from "./checklist/schema.ts";
import { diagramSection } from "./diagram/schema.ts";
import { noteSection } from "./note/schema.ts";
import { richTextSection } from "./rich-text/schema.ts";
import { statTilesSection } from "./stat-tiles/schema.ts";
import { zoneCardsSection } from "./zone-cards/schema.ts";
import { zoneListSection } from "./zone-list/schema.ts";

/**
 * Every kind of section that a page may be put together from, in the order of the Studio's menu.
 * Each is a folder here with its schema, its part of the queries (listed in `projections.ts`) and a
 * sample; the site needs a renderer for each.
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

/** The sections that list the free zones of the emirate on whose page they stand. */
const ofEmirates: readonly string[] = [zoneCardsSection.name, zoneListSection.name];

/** Name of a section's folder, and of its picture: `stat-tiles` for `statTilesSection`. */
export const sectionFolder = (type: string) =>
  type.replace(/Section$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const insertMenu: InsertMenuOptions = {
  views: [
    // Pictures of the sections on the site, which the Studio serves.
    { name: "grid", previewImageUrl: (type) => `/static/sections/${sectionFolder(type)}.webp` },
    { name: "list" },
  ],
};

/** What any page may be lengthened by. */
export const furtherSections = defineType({
  name: "furtherSections",
  type: "array",
  title: "Further sections",
  description: "Further parts of a page, from top to bottom.",
  of: sections.filter(({ name }) => !ofEmirates.includes(name)).map(({ name }) => ({ type: name })),
  options: { insertMenu },
});

export const pageSections = defineType({
  name: "pageSections",
  type: "array",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  of: sections.map(({ name }) => ({ type: name })),
  options: { insertMenu },
});
