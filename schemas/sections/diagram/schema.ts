import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { defineField, defineType } from "@sanity/types";
import { lightPlacement } from "../../fields/section.ts";

export const diagramSection = defineType({
  name: "diagramSection",
  type: "object",
  title: "Diagram",
  description: "A map, chart or path that the site draws from content.",
  icon: ChartUpwardIcon,
  fields: [
    defineField({
      name: "diagram",
      type: "reference",
      title: "Diagram",
      description: "The diagram to show; the same one may stand on several pages.",
      to: [{ type: "diagram" }],
      validation: (rule) => rule.required(),
    }),
    ...lightPlacement,
  ],
  preview: {
    select: { title: "diagram.heading" },
    prepare: ({ title }) => ({ title, subtitle: "Diagram" }),
  },
});
