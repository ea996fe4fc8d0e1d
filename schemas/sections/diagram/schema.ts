import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { requiredReference } from "../../fields/list.ts";
import { lightPlacement } from "../../fields/section.ts";

export const diagramSection = defineType({
  ...about("diagramSection", "A map, chart or path that the site draws from content.", "Diagram"),
  type: "object",
  icon: ChartUpwardIcon,
  fields: [
    requiredReference("diagram", "The diagram to show; the same one may stand on several pages.", {
      to: "diagram",
    }),
    ...lightPlacement,
  ],
  preview: {
    select: { title: "diagram.heading" },
    prepare: ({ title }) => ({ title, subtitle: "Diagram" }),
  },
});
