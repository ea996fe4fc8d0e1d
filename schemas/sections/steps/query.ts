import { sectionHeadFields, subServiceFields } from "../../shared/projections.ts";

export const stepsSectionFields = /* groq */ `
  ${sectionHeadFields},
  "items": steps[]{ ${subServiceFields} }
`;
