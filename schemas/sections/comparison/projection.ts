import { pointFields, sectionHeadFields } from "../../shared/projections.ts";

export const comparisonSectionFields = /* groq */ `
  _type == "comparisonSection" => {
    ${sectionHeadFields},
    aspect,
    columns,
    rows[]{ _key, title, cells[]{ ${pointFields} } }
  }
`;
