import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/generated/section-queries.generated.ts";
import {
  imageFields,
  pointFields,
  richTextFields,
  toolAheadFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const contactPageQuery = defineQuery(`*[_type == "contactPage" && _id == "contactPage"][0]{
  _id,
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
  "toolAhead": tool->{ ${toolAheadFields} },
  "homeCountries": *[_type == "homeCountry"] | order(name, _id){ _id, _updatedAt, name },
  sections[]{ ${sectionFields} }
}`);

export const contactPage = {
  type: "contactPage",
  query: contactPageQuery,
} as const satisfies PageDefinition;
