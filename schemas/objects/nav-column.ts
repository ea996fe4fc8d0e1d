import { defineType } from "@sanity/types";
import { menuLinks } from "../fields/menu-links.ts";
import { optionalString } from "../fields/text.ts";
import { pageListTitle } from "../shared/lists.ts";

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
  // A column without a title is known by what it holds.
  preview: {
    select: {
      title: "title",
      first: "links.0.label",
      firstPages: "links.0.pages",
      second: "links.1.label",
      secondPages: "links.1.pages",
    },
    prepare: ({ title, first, firstPages, second, secondPages }) => {
      const links = [first ?? pageListTitle(firstPages), second ?? pageListTitle(secondPages)];
      const named = links.filter((link) => typeof link === "string");
      return title
        ? { title }
        : { title: named.join(", ") || "No links yet", subtitle: "No title" };
    },
  },
});
