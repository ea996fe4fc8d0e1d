import { MenuIcon } from "@sanity/icons/Menu";
import { defineField, defineType } from "@sanity/types";
import { requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const taxRow = defineType({
  name: "taxRow",
  type: "object",
  title: "Row",
  description: "One tax, compared between free zones and the mainland.",
  icon: MenuIcon,
  fields: [
    requiredString("aspect", "Tax", "What is compared, such as “Corporate tax”.", { max: 60 }),
    defineField({
      name: "freeZones",
      type: "taxCell",
      title: "Free zones",
      description: "What holds in the free zones.",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "mainland",
      type: "taxCell",
      title: "Mainland",
      description: "What holds on the mainland.",
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: {
      aspect: "aspect",
      ...selectRichLine("value", "freeZones.value"),
    },
    prepare: (selection) => ({
      title: String(selection.aspect ?? ""),
      subtitle: `Free zones: ${previewRichLine(selection, "value")}`,
    }),
  },
});
