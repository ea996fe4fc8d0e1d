import { benefitFields, sectionHeadFields } from "../../shared/projections.ts";

export const benefitsSectionFields = /* groq */ `
  _type == "benefitsSection" => {
    ${sectionHeadFields},
    benefits[]{ ${benefitFields} }
  }
`;
