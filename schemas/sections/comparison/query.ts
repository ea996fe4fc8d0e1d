import { pointFields, sectionHeadFields } from "../../shared/projections.ts";

export const comparisonSectionFields = /* groq */ `
  ${sectionHeadFields},
  aspect,
  columns,
  rows[]{ _key, title, cells[]{ ${pointFields} } }
`;
