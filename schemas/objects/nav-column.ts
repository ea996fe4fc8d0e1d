import { UlistIcon } from "@sanity/icons/Ulist";
import { defineType } from "@sanity/types";
import { linkList } from "../fields/link.ts";
import { optionalString } from "../fields/text.ts";
import { countOf } from "../preview/subtitle.ts";

export const navColumn = defineType({
  name: "navColumn",
  type: "object",
  title: "Group of links",
  description: "Links that belong together in a menu or in the footer.",
  icon: UlistIcon,
  fields: [
    optionalString(
      "title",
      "Title",
      "Shown above the links, such as “Private”; leave it empty for no title.",
      { max: 40 },
    ),
    linkList("links", "Links", "Links and lists of pages, in the order they are shown."),
  ],
  preview: {
    select: { title: "title", links: "links" },
    prepare: ({ title, links }) => ({
      title: title || "Without a title",
      subtitle: countOf(links, "entry", "entries"),
    }),
  },
});
