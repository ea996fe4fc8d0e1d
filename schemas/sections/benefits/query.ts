import { benefitFields, sectionHeadFields } from "../../shared/projections.ts";

export const benefitsSectionFields = /* groq */ `
  ${sectionHeadFields},
  benefits[]{ ${benefitFields} }
`;
