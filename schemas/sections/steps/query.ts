import { sectionHeadFields, subServiceFields } from "../../shared/projections.ts";

export const stepsSectionFields = /* groq */ `
  ${sectionHeadFields},
  steps[]{ ${subServiceFields} }
`;
