import type { TestimonialsSection } from "../../generated/types.generated.ts";
import { sampleText } from "../sample-parts.ts";

const said = (name: string) => ({
  _key: name,
  _type: "reference" as const,
  _ref: `testimonial-${name}`,
});

export const sample = {
  _type: "testimonialsSection",
  heading: "In their words",
  intro: sampleText("Three who have moved."),
  testimonials: [said("1"), said("2"), said("3")],
  background: "sand",
} satisfies TestimonialsSection;
