import { defineQuery } from "next-sanity";
import { richTextFields } from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const cookiePolicyPageQuery =
  defineQuery(`*[_type == "cookiePolicyPage" && _id == "cookiePolicyPage"][0]{
  _id,
  _updatedAt,
  heading,
  lastUpdatedLabel,
  lead,
  sections[]{ _key, heading, isPrivacyNotice, body[]{ ${richTextFields} } },
  kept,
  contactHeading,
  contactText,
  changeChoiceLabel
}`);

export const cookiePolicyPage = {
  type: "cookiePolicyPage",
  query: cookiePolicyPageQuery,
  below: "homePage",
} as const satisfies PageDefinition;
