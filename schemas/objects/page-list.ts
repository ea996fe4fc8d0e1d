import { UlistIcon } from "@sanity/icons/Ulist";
import { defineType } from "@sanity/types";
import { requiredChoice } from "../fields/text.ts";
import { pageLists, pageListTitle } from "../shared/lists.ts";

export const pageList = defineType({
  name: "pageList",
  title: "List of pages",
  description: "All pages of a kind by their order; a new one appears by itself.",
  type: "object",
  icon: UlistIcon,
  fields: [
    requiredChoice({
      name: "pages",
      title: "Pages",
      description: "Which pages are listed, each under its name; their order is set in each page.",
      choices: pageLists.map(({ name, title }) => ({ value: name, title })),
    }),
  ],
  preview: {
    select: { pages: "pages" },
    prepare: ({ pages }) => ({
      title: pageListTitle(pages) ?? "No pages chosen",
      subtitle: "All of them, by their order",
    }),
  },
});
