import { LinkIcon } from "@sanity/icons/Link";
import { defineField, defineType } from "@sanity/types";
import { toLinkablePage } from "../fields/link.ts";
import { requiredString } from "../fields/text.ts";
import { previewPath } from "../preview/subtitle.ts";

export const navLink = defineType({
  name: "navLink",
  type: "object",
  title: "Menu link",
  description: "A link in a menu; it follows the page when its address changes.",
  icon: LinkIcon,
  fields: [
    requiredString("label", "Label", "The words of the link, as short as they can be.", {
      max: 40,
    }),
    defineField({
      name: "page",
      type: "reference",
      title: "Page",
      description: "The page that the link opens.",
      to: toLinkablePage,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "atTool",
      type: "boolean",
      title: "At its tool",
      description: "Switch on to open the page where its tool stands.",
    }),
  ],
  preview: {
    select: { label: "label", type: "page._type", slug: "page.slug.current" },
    prepare: ({ label, type, slug }) => ({ title: label, subtitle: previewPath(type, slug) }),
  },
});
