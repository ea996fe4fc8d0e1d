import { ImagesIcon } from "@sanity/icons/Images";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { referenceList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const logosSection = defineType({
  ...about("logosSection", "Partners in a row, by logo or name.", "Logos"),
  type: "object",
  icon: ImagesIcon,
  fields: [
    heading("A short line above the logos."),
    referenceList("partners", "Two to ten partners, in the order they are shown.", {
      to: "partner",
      size: [2, 10],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Logos", "partners", "partner", "partners"),
});
