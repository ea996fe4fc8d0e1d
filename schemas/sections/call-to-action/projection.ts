import { richTextFields } from "../../shared/projections.ts";

export const callToActionSectionFields = /* groq */ `
  _type == "callToActionSection" => {
    heading,
    text[]{ ${richTextFields} },
    actionLabel,
    subject
  }
`;
