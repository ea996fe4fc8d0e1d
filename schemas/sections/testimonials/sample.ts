import type { TestimonialsSection } from "../../generated/types.generated.ts";
import { members, paragraph, reference } from "../sample-parts.ts";

export const testimonialsSectionSample: TestimonialsSection = {
  _type: "testimonialsSection",
  heading: "What clients say of us",
  intro: paragraph("In their own words, with their leave."),
  testimonials: members(reference("testimonial-1")),
  background: "sand",
};
