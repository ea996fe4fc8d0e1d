import { defineQuery } from "next-sanity";
import { sectionFields } from "#schemas/sections/projections.ts";
import {
  benefitFields,
  callToActionFields,
  diagramsFields,
  figureFields,
  imageFields,
  pointFields,
  readOnFields,
  richTextFields,
  sectionHeadFields,
  statTileFields,
  toolFields,
} from "#schemas/shared/projections.ts";
import type { PageDefinition } from "#web/content/site-types.ts";
import { comparedZones, zoneSources } from "./zones.ts";

export const freeZonesPageQuery =
  defineQuery(`*[_type == "freeZonesPage" && _id == "freeZonesPage"][0]{
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

/** The emirate's zones of the kinds that a section names, or all of its zones. */
const zonesOfEmirate = /* groq */ `*[
    _type == "freeZone" &&
    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&
    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)
  ] | order(orderRank, name, _id)`;

/** A free zone as a list shows it. */
const listedZoneFields = /* groq */ `
  _id,
  _updatedAt,
  name,
  text[]{ ${richTextFields} },
  bestFor,
  website
`;

/** The sections that list the emirate's own zones. */
const zoneSectionFields = /* groq */ `
  _type == "zoneCardsSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{
      ${listedZoneFields},
      fullName,
      established->{ ${figureFields} },
      benefits[]{ ${pointFields} },
      keyFeature[]{ ${richTextFields} },
      image{ ${imageFields} }
    }
  },
  _type == "zoneListSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{ ${listedZoneFields} },
    image{ ${imageFields} }
  }
`;

export const emiratePageQuery = defineQuery(`*[_type == "emirate" && slug.current == $slug][0]{
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
  sections[]{ ${sectionFields}, ${zoneSectionFields} },
  tool->{ _updatedAt, heading },
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);

export const emiratePage = {
  type: "emirate",
  query: emiratePageQuery,
  below: "freeZonesPage",
} as const satisfies PageDefinition;
