import { CommentIcon } from "@sanity/icons/Comment";
import { referenceList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

export const testimonialsSection = section({
  name: "testimonialsSection",
  title: "Testimonials",
  description: "What clients say, side by side.",
  icon: CommentIcon,
  fields: [
    ...sectionHead,
    referenceList({
      name: "testimonials",
      title: "Testimonials",
      members: "testimonials",
      description: "One to six testimonials, in the order they are shown.",
      to: "testimonial",
      min: 1,
      max: 6,
    }),
  ],
});
