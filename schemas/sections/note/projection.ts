import { noteFields } from "../../shared/projections.ts";

export const noteSectionFields = /* groq */ `
  _type == "noteSection" => {
    note{ ${noteFields} }
  }
`;
