import { CommentIcon } from "@sanity/icons/Comment";
import { defineType } from "@sanity/types";
import { referenceList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const testimonialsSection = defineType({
  name: "testimonialsSection",
  type: "object",
  title: "Testimonials",
  description: "What clients say, side by side.",
  icon: CommentIcon,
  fields: [
    ...sectionHead,
    referenceList("testimonials", "One to six testimonials, in the order they are shown.", {
      to: "testimonial",
      size: { min: 1, max: 6 },
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Testimonials", "testimonials", "testimonial", "testimonials"),
});
