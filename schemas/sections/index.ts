import { defineType, type InsertMenuOptions } from "@sanity/types";
import type { FieldNames } from "../fields/field.ts";
import { sectionFolder, sectionNames } from "./list.ts";

const insertMenu: InsertMenuOptions = {
  views: [
    // Pictures of the sections on the site, which the Studio serves.
    {
      name: "grid",
      previewImageUrl: (type) => `/static/sections/${sectionFolder(type)}.webp`,
    },
    { name: "list" },
  ],
};

const sectionsOf = ({ names, ...texts }: FieldNamesOfList) =>
  defineType({
    ...texts,
    type: "array",
    of: names.map((type) => ({ type })),
    options: { insertMenu },
  });

type FieldNamesOfList = FieldNames & { names: string[] };

/** Sections that can be added to any page. */
export const furtherSections = sectionsOf({
  name: "furtherSections",
  title: "Further sections",
  description: "Further parts of a page, from top to bottom.",
  names: sectionNames(["every"]),
});

/** Sections of free pages. */
export const freeSections = sectionsOf({
  name: "freeSections",
  title: "Sections",
  description: "The parts of a page below its hero, from top to bottom.",
  names: sectionNames(["every", "free"]),
});

/** Sections of the pages of emirates. */
export const pageSections = sectionsOf({
  name: "pageSections",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  names: sectionNames(["every", "emirate"]),
});
