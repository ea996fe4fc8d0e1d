import { defineQuery } from "next-sanity";
import {
  emirateSectionFields,
  sectionFields,
} from "#schemas/generated/section-queries.generated.ts";
import {
  benefitFields,
  callToActionFields,
  comparedZones,
  diagramsFields,
  figureFields,
  imageFields,
  pointFields,
  readOnFields,
  richTextFields,
  statTileFields,
  toolFields,
  zoneSources,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";

export const freeZonesPageQuery =
  defineQuery(`*[_type == "freeZonesPage" && _id == "freeZonesPage"][0]{
  _id,
  _updatedAt,
  hero{ heading, lead[]{ ${richTextFields} }, image{ ${imageFields} } },
  benefitsHeading,
  benefits[]{ ${benefitFields} },
  emiratesHeading,
  "emirates": *[_type == "emirate" && defined(slug.current)] | order(orderRank, name, _id){
    _id,
    _updatedAt,
    _type,
    name,
    "slug": slug.current,
    card{
      text[]{ ${richTextFields} },
      highlights[]{ ${pointFields} },
      image{ ${imageFields} },
      nameColour
    }
  },
  "zones": ${comparedZones},
  "zoneSources": ${zoneSources},
  ${toolFields},
  ${diagramsFields},
  advantageBlock{
    heading,
    tiles[]{ ${statTileFields} },
    factorsHeading,
    factors[]{ ${pointFields} },
    aside[]{ ${richTextFields} }
  },
  sections[]{ ${sectionFields} },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const freeZonesPage = {
  type: "freeZonesPage",
  query: freeZonesPageQuery,
  below: "homePage",
} as const satisfies PageDefinition;

const taxCellFields = /* groq */ `
  value[]{ ${richTextFields} },
  text[]{ ${richTextFields} },
  footnotes[]->{ ${figureFields} }
`;

export const taxBenefitsPageQuery =
  defineQuery(`*[_type == "taxBenefitsPage" && _id == "taxBenefitsPage"][0]{
  _id,
  _updatedAt,
  hero{ heading, lead[]{ ${richTextFields} }, actionLabel, image{ ${imageFields} } },
  tiles[]{ ${statTileFields} },
  tableHeading,
  tableCaption,
  columns{ aspect, freeZones, mainland },
  rows[]{
    _key,
    aspect,
    freeZones{ ${taxCellFields} },
    mainland{ ${taxCellFields} }
  },
  footnoteLabel,
  footnoteBackLabel,
  ${toolFields},
  ${diagramsFields},
  compliance{
    heading,
    text[]{ ${richTextFields} },
    points[]{ ${pointFields} },
    image{ ${imageFields} }
  },
  sections[]{ ${sectionFields} },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const taxBenefitsPage = {
  type: "taxBenefitsPage",
  query: taxBenefitsPageQuery,
  below: "freeZonesPage",
} as const satisfies PageDefinition;

export const emiratePageQuery = defineQuery(`*[_type == "emirate" && slug.current == $slug][0]{
  _id,
  _updatedAt,
  name,
  "slug": slug.current,
  heroLayout,
  hero{
    heading,
    lead[]{ ${richTextFields} },
    badges[]{ _key, icon, text[]{ ${richTextFields} } },
    image{ ${imageFields} }
  },
  sections[]{ ${sectionFields}, ${emirateSectionFields} },
  tool->{ _updatedAt, heading },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const emiratePage = {
  type: "emirate",
  query: emiratePageQuery,
  below: "freeZonesPage",
} as const satisfies PageDefinition;
