import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";

export const businessTypesSectionFields = /* groq */ `
  _type == "businessTypesSection" => {
    ${sectionHeadFields},
    types[]{ _key, category, text[]{ ${richTextFields} }, examples }
  }
`;
