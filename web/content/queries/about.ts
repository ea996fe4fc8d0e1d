import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/generated/section-queries.generated.ts";
import {
  benefitFields,
  imageFields,
  readOnFields,
  richTextFields,
  teamRoleFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const aboutPageQuery = defineQuery(`*[_type == "aboutPage" && _id == "aboutPage"][0]{
  _id,
  _updatedAt,
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  story{ heading, body[]{ ${richTextFields} }, image{ ${imageFields} } },
  standOut{ heading, cards[]{ ${benefitFields} } },
  team{
    heading,
    intro[]{ ${richTextFields} },
    members[]{ ${teamRoleFields} }
  },
  contact{ heading, text[]{ ${richTextFields} }, actionLabel },
  social,
  sections[]{ ${sectionFields} },
  ${readOnFields},
  register
}`);

export const aboutPage = {
  type: "aboutPage",
  query: aboutPageQuery,
  below: "homePage",
} as const satisfies PageDefinition;
