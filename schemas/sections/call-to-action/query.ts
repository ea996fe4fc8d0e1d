import { richTextFields } from "../../shared/projections.ts";

export const callToActionSectionFields = /* groq */ `
  heading,
  text[]{ ${richTextFields} },
  actionLabel,
  subject
`;
