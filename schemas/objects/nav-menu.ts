import { MenuIcon } from "@sanity/icons/Menu";
import { defineField, defineType } from "@sanity/types";
import { requiredLink } from "../fields/link.ts";
import { requiredString } from "../fields/text.ts";
import { countOf } from "../preview/subtitle.ts";

export const navMenu = defineType({
  name: "navMenu",
  type: "object",
  title: "Dropdown menu",
  description: "One dropdown of the header on wide screens.",
  icon: MenuIcon,
  fields: [
    requiredString("label", "Label", "The word in the header that opens the menu.", { max: 30 }),
    defineField({
      name: "groups",
      type: "array",
      title: "Groups",
      description: "The columns of the menu, from left to right.",
      of: [{ type: "navColumn" }],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    defineField({
      name: "prompt",
      type: "object",
      title: "Prompt",
      description: "A sentence with a link at the foot of the menu; leave it empty for none.",
      options: { collapsible: true, collapsed: true },
      fields: [
        requiredString(
          "text",
          "Text",
          "The sentence before the link, such as “Not sure where to start?”.",
        ),
        requiredLink("link", "Link", "Where the sentence leads."),
      ],
    }),
  ],
  preview: {
    select: { label: "label", groups: "groups" },
    prepare: ({ label, groups }) => ({
      title: label,
      subtitle: countOf(groups, "group", "groups"),
    }),
  },
});
