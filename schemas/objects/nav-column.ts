import { defineType } from "@sanity/types";
import { menuLinks } from "../fields/menu-links.ts";
import { optionalString } from "../fields/text.ts";

export const navColumn = defineType({
  name: "navColumn",
  title: "Group of links",
  description: "Links that belong together in a menu or in the footer.",
  type: "object",
  fields: [
    optionalString({
      name: "title",
      title: "Title",
      description: "Shown above the links, such as “Private”; leave it empty for no title.",
      max: 40,
    }),
    menuLinks,
  ],
  preview: { select: { title: "title" } },
});
