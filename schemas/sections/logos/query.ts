import { partnerFields } from "../../shared/projections.ts";

export const logosSectionFields = /* groq */ `
  heading,
  partners[]->{ ${partnerFields} }
`;
