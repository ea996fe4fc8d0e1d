import { OlistIcon } from "@sanity/icons/Olist";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const stepsSection = defineType({
  name: "stepsSection",
  type: "object",
  title: "Steps",
  description: "Numbered steps in the order in which they are taken.",
  icon: OlistIcon,
  fields: [
    ...sectionHead,
    objectList("steps", "Two to nine steps; their numbers are added by themselves.", {
      of: "subService",
      size: { min: 2, max: 9 },
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Steps", "steps", "step", "steps"),
});
