import { defineQuery } from "groq";
import { richTextFields } from "#schemas/shared/projections.ts";

export const cookiePolicyPageQuery =
  defineQuery(`*[_type == "cookiePolicyPage" && _id == "cookiePolicyPage"][0]{
  _updatedAt,
  heading,
  lastUpdatedLabel,
  lead[]{ ${richTextFields} },
  sections[]{ _key, heading, body[]{ ${richTextFields} } },
  kept{ ..., intro[]{ ${richTextFields} } },
  privacy{ heading, body[]{ ${richTextFields} } },
  contactHeading,
  contactText[]{ ${richTextFields} },
  changeChoiceLabel
}`);
