import { imageFields, pointFields, sectionHeadFields } from "../../shared/projections.ts";

export const checklistSectionFields = /* groq */ `
  ${sectionHeadFields},
  points[]{ ${pointFields} },
  image{ ${imageFields} }
`;
