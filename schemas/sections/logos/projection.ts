import { partnerFields } from "../../shared/projections.ts";

export const logosSectionFields = /* groq */ `
  _type == "logosSection" => {
    heading,
    partners[]->{ ${partnerFields} }
  }
`;
