import { CommentIcon } from "@sanity/icons/Comment";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { referenceList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const testimonialsSection = defineType({
  ...about("testimonialsSection", "What clients say, side by side.", "Testimonials"),
  type: "object",
  icon: CommentIcon,
  fields: [
    ...sectionHead,
    referenceList("testimonials", "One to six testimonials, in the order they are shown.", {
      to: "testimonial",
      size: [1, 6],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Testimonials", "testimonials", "testimonial", "testimonials"),
});
