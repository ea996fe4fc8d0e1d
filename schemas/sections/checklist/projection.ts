import { imageFields, pointFields, sectionHeadFields } from "../../shared/projections.ts";

export const checklistSectionFields = /* groq */ `
  _type == "checklistSection" => {
    ${sectionHeadFields},
    points[]{ ${pointFields} },
    image{ ${imageFields} }
  }
`;
