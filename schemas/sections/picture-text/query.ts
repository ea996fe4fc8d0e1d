import { imageFields, navLinkFields, richTextFields } from "../../shared/projections.ts";

export const pictureTextSectionFields = /* groq */ `
  heading,
  body[]{ ${richTextFields} },
  image{ ${imageFields} },
  side,
  link{ ${navLinkFields} }
`;
