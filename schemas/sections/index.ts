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

/** What any page may be lengthened by. */
export const furtherSections = sectionsOf({
  name: "furtherSections",
  title: "Further sections",
  description: "Further parts of a page, from top to bottom.",
  names: sectionNames(["every"]),
});

/** What a page at a free address is made of. */
export const freeSections = sectionsOf({
  name: "freeSections",
  title: "Sections",
  description: "The parts of a page below its hero, from top to bottom.",
  names: sectionNames(["every", "free"]),
});

/** What the page of an emirate is made of. */
export const pageSections = sectionsOf({
  name: "pageSections",
  title: "Sections",
  description: "The parts of a page between its hero and its call to action, from top to bottom.",
  names: sectionNames(["every", "emirate"]),
});
