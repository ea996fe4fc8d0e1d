import { CommentIcon } from "@sanity/icons/Comment";
import { referenceList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { TestimonialsSection } from "../../generated/types.generated.ts";
import { sectionHeadFields, testimonialFields } from "../../shared/projections.ts";
import { members, paragraph, reference } from "../sample-parts.ts";

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

export const testimonialsSectionFields = /* groq */ `
  ${sectionHeadFields},
  testimonials[]->{ ${testimonialFields} }
`;

export const testimonialsSectionSample: TestimonialsSection = {
  _type: "testimonialsSection",
  heading: "What clients say of us",
  intro: paragraph("In their own words, with their leave."),
  testimonials: members(reference("testimonial-1")),
  background: "sand",
};
