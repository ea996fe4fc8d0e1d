import { defineQuery } from "groq";
import {
  homeCountryFields,
  imageFields,
  pointFields,
  richTextFields,
  sectionFields,
  toolAheadFields,
} from "#schemas/shared/projections.ts";

export const contactPageQuery = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]{
  _updatedAt,
  banner{ heading, text, image{ ${imageFields} } },
  form{
    ...,
    contactMethodOptions,
    fields{
      fullName, email, phone, profession, nationality, contactMethod, message,
      consent{ ..., label[]{ ${richTextFields} } }
    }
  },
  panel{
    ...,
    reasons[]{ ${pointFields} },
    image{ ${imageFields} }
  },
  thankYou,
  ${toolAheadFields},
  sections[]{ ${sectionFields} },
  ${homeCountryFields}
}`);
