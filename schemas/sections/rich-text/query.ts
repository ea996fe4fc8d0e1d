import { imageFields, richTextFields } from "../../shared/projections.ts";

export const richTextSectionFields = /* groq */ `
  heading,
  body[]{ ${richTextFields} },
  image{ ${imageFields} }
`;
