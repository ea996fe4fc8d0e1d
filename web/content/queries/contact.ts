import { defineQuery } from "groq";
import { sectionFields } from "#schemas/sections/projections.ts";
import {
  imageFields,
  pointFields,
  richTextFields,
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
    reasons[]{ _type, ${pointFields} },
    image{ ${imageFields} }
  },
  thankYou,
  ${toolAheadFields},
  sections[]{ ${sectionFields} }
}`);
