import { sectionHeadFields, testimonialFields } from "../../shared/projections.ts";

export const testimonialsSectionFields = /* groq */ `
  _type == "testimonialsSection" => {
    ${sectionHeadFields},
    testimonials[]->{ ${testimonialFields} }
  }
`;
