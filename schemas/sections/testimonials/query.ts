import { sectionHeadFields, testimonialFields } from "../../shared/projections.ts";

export const testimonialsSectionFields = /* groq */ `
  ${sectionHeadFields},
  testimonials[]->{ ${testimonialFields} }
`;
