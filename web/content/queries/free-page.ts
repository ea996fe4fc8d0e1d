import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/sections/projections.ts";
import {
  homeCountryFields,
  imageFields,
  readOnFields,
  richTextFields,
  toolFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";
import { toolPlaceFields } from "./zones.ts";

export const freePageQuery = defineQuery(`*[_type == "freePage" && slug.current == $slug][0]{
  _updatedAt,
  title,
  "robots": select(listing == "campaign" => "noindex, follow"),
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  sections[]{
    ${sectionFields},
    _type == "toolSection" => { ${toolFields}, ${toolPlaceFields}, ${homeCountryFields} }
  },
  ${readOnFields}
}`);

export const freePage = {
  type: "freePage",
  query: freePageQuery,
  below: "homePage",
} as const satisfies PageDefinition;
