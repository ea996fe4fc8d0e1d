import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "@sanity/types";
import { toggle } from "../fields/field.ts";
import { linkableTypes, requiredReference } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";
import { firstAnswers } from "../rules/tool.ts";

export const navLink = defineType({
  name: "navLink",
  title: "Menu link",
  description: "A link in a menu; it follows the page when its address changes.",
  type: "object",
  icon: LinkIcon,
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The words of the link, as short as they can be.",
      max: 40,
    }),
    requiredReference({
      name: "page",
      title: "Page",
      description: "The page that the link opens.",
      to: linkableTypes,
    }),
    toggle({
      name: "atTool",
      title: "At its tool",
      description:
        "Switch on to open the page at its tool. A page without one opens at the part that stands there instead.",
    }),
    defineField({
      name: "answers",
      title: "First answers",
      description:
        "What the tool of that page begins with: answer it on the site, copy the address of the result, and leave out what a visitor has to answer. Empty for none.",
      type: "string",
      options: { textKind: "code" },
      hidden: ({ parent }) => !parent?.atTool,
      validation: (rule) => rule.max(400).custom(firstAnswers),
    }),
  ],
  preview: {
    select: { label: "label", type: "page._type", slug: "page.slug.current" },
    prepare: ({ label, type, slug }) => ({ title: label, subtitle: previewPath(type, slug) }),
  },
});
