import { defineQuery } from "groq";
import { freeSectionFields } from "#schemas/sections/projections.ts";
import { imageFields, readOnFields, richTextFields } from "#schemas/shared/projections.ts";

export const freePageQuery = defineQuery(`*[_type == "freePage" && slug.current == $slug][0]{
  _updatedAt,
  title,
  "robots": select(listing == "campaign" => "noindex, follow"),
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  sections[]{ ${freeSectionFields} },
  ${readOnFields}
}`);
