import { defineQuery } from "next-sanity";
import {
  freePageSectionFields,
  sectionFields,
} from "#schemas/generated/section-queries.generated.ts";
import { imageFields, readOnFields, richTextFields } from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const freePageQuery = defineQuery(`*[_type == "freePage" && slug.current == $slug][0]{
  _id,
  _updatedAt,
  title,
  "robots": select(listing == "campaign" => "noindex, follow", null),
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  sections[]{
    ${sectionFields},
    ${freePageSectionFields}
  },
  ${readOnFields}
}`);

export const freePage = {
  type: "freePage",
  query: freePageQuery,
  below: "homePage",
} as const satisfies PageDefinition;
