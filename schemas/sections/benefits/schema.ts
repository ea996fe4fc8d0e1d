import { StarIcon } from "@sanity/icons/Star";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const benefitsSection = defineType({
  name: "benefitsSection",
  type: "object",
  title: "Benefits",
  description: "Three to six cards with an icon, a title and a sentence or two.",
  icon: StarIcon,
  fields: [
    ...sectionHead,
    objectList("benefits", "Three to six cards, in the order they are shown.", {
      of: "benefit",
      size: [3, 6],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Benefits", "benefits", "card", "cards"),
});
