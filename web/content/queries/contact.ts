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
<<<<<<< HEAD
  ${toolAheadFields},
  "homeCountries": *[_type == "homeCountry"] | order(name, _id){ _id, _updatedAt, name },
=======
  "toolAhead": tool->{ ${toolAheadFields} },
>>>>>>> f3ce7b22 (tools: Lead from the plan of a move to the duties after its licence, and keep results of examples out of their page)
  sections[]{ ${sectionFields} }
}`);

export const contactPage = {
  type: "contactPage",
  query: contactPageQuery,
} as const satisfies PageDefinition;
