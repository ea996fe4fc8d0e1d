import { sectionHeadFields, subServiceFields } from "../../shared/projections.ts";

export const stepsSectionFields = /* groq */ `
  _type == "stepsSection" => {
    ${sectionHeadFields},
    "items": steps[]{ ${subServiceFields} }
  }
`;
