import { imageFields, richTextFields } from "../../shared/projections.ts";

export const richTextSectionFields = /* groq */ `
  _type == "richTextSection" => {
    heading,
    body[]{ ${richTextFields} },
    image{ ${imageFields} }
  }
`;
