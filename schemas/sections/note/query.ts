import { noteFields } from "../../shared/projections.ts";

export const noteSectionFields = /* groq */ `
  note{ ${noteFields} }
`;
