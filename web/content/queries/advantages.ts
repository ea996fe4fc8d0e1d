import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/generated/section-queries.generated.ts";
import {
  callToActionFields,
  diagramsFields,
  homeCountryFields,
  imageFields,
  noteFields,
  readOnFields,
  richTextFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

/** An advantage as cards on other pages show it. */
export const advantageCardFields = /* groq */ `
  _id,
  _updatedAt,
  _type,
  "slug": slug.current,
  title,
  icon,
  card{ title, text[]{ ${richTextFields} } },
  "image": hero.image{ ${imageFields} }
`;

export const advantagesPageQuery =
  defineQuery(`*[_type == "advantagesPage" && _id == "advantagesPage"][0]{
  _id,
  _updatedAt,
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  "advantages": *[_type == "advantage" && defined(slug.current)]
    | order(orderRank, title, _id){ ${advantageCardFields} },
  readMoreLabel,
  sections[]{ ${sectionFields} },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const advantagesPage = {
  type: "advantagesPage",
  query: advantagesPageQuery,
  below: "homePage",
} as const satisfies PageDefinition;

export const advantagePageQuery = defineQuery(`*[_type == "advantage" && slug.current == $slug][0]{
  _id,
  _updatedAt,
  title,
  layout,
  icon,
  hero{ heading, lead[]{ ${richTextFields} }, image{ ${imageFields} } },
  body[]{ ${richTextFields} },
  image{ ${imageFields} },
  aside{ ${noteFields} },
  ${diagramsFields},
  ${homeCountryFields},
  sections[]{ ${sectionFields} },
  ${readOnFields},
  actionLabel
}`);

export const advantagePage = {
  type: "advantage",
  query: advantagePageQuery,
  below: "advantagesPage",
} as const satisfies PageDefinition;
