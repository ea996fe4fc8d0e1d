import { homeCountryFields, toolFields, toolPlaceFields } from "../../shared/projections.ts";

export const toolSectionFields = /* groq */ `
  _type == "toolSection" => {
    ${toolFields},
    ${toolPlaceFields},
    ${homeCountryFields}
  }
`;
