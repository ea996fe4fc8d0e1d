import { OlistIcon } from "@sanity/icons/Olist";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const stepsSection = defineType({
  ...about("stepsSection", "Numbered steps in the order in which they are taken.", "Steps"),
  type: "object",
  icon: OlistIcon,
  fields: [
    ...sectionHead,
    objectList("steps", "Two to nine steps; their numbers are added by themselves.", {
      of: "subService",
      size: [2, 9],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Steps", "steps", "step", "steps"),
});
