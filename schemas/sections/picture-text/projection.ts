import { imageFields, navLinkFields, richTextFields } from "../../shared/projections.ts";

export const pictureTextSectionFields = /* groq */ `
  _type == "pictureTextSection" => {
    heading,
    body[]{ ${richTextFields} },
    image{ ${imageFields} },
    side,
    link{ ${navLinkFields} }
  }
`;
