import { UlistIcon } from "@sanity/icons/Ulist";
import { defineType } from "@sanity/types";
import { choiceField } from "../fields/text.ts";
import type { PageListName } from "../shared/lists.ts";

/** The lists that a menu may show; the site's query of menus fills each by its name. */
const pageLists = [
  { title: "Services for private clients", value: "privateServices" },
  { title: "Services for businesses", value: "businessServices" },
  { title: "Emirates", value: "emirates" },
  { title: "Advantages: General", value: "generalAdvantages" },
  { title: "Advantages: Culture & Life", value: "cultureAdvantages" },
] as const satisfies readonly { title: string; value: PageListName }[];

export const pageList = defineType({
  name: "pageList",
  type: "object",
  title: "List of pages",
  description: "All pages of a kind by their order; a new one appears by itself.",
  icon: UlistIcon,
  fields: [
    choiceField(
      "pages",
      "Pages",
      "Which pages are listed, each under its name; their order is set in each page.",
      { choices: pageLists, isRequired: true },
    ),
  ],
  preview: {
    select: { pages: "pages" },
    prepare: ({ pages }) => ({
      title: pageLists.find(({ value }) => value === pages)?.title ?? "No pages chosen",
      subtitle: "All of them, by their order",
    }),
  },
});
