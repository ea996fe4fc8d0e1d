import { homeCountryFields, toolFields, toolPlaceFields } from "../../shared/projections.ts";

export const toolSectionFields = /* groq */ `
  ${toolFields},
  ${toolPlaceFields},
  ${homeCountryFields}
`;
