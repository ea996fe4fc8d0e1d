import { ImagesIcon } from "@sanity/icons/Images";
import { defineType } from "@sanity/types";
import { referenceList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const logosSection = defineType({
  name: "logosSection",
  type: "object",
  title: "Logos",
  description: "Partners in a row, by logo or name.",
  icon: ImagesIcon,
  fields: [
    heading("A short line above the logos."),
    referenceList("partners", "Two to ten partners, in the order they are shown.", {
      to: "partner",
      size: { min: 2, max: 10 },
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Logos", "partners", "partner", "partners"),
});
