import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";

export const businessTypesSectionFields = /* groq */ `
  ${sectionHeadFields},
  types[]{ _key, category, text[]{ ${richTextFields} }, examples }
`;
