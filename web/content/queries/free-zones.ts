import { defineQuery } from "groq";
import {
  benefitFields,
  callToActionFields,
  diagramsFields,
  figureFields,
  imageFields,
  pointFields,
  readOnFields,
  richTextFields,
  sectionFields,
  sectionHeadFields,
  statTileFields,
  toolFields,
  toolFormFields,
} from "#schemas/shared/projections.ts";

/** A free zone as a list shows it. */
const listedZoneFields = /* groq */ `
  _id,
  _updatedAt,
  name,
  text[]{ ${richTextFields} },
  bestFor,
  website
`;

/** A free zone as a card shows it. */
const zoneCardFields = /* groq */ `
  ${listedZoneFields},
  fullName,
  established->{ ${figureFields} },
  benefits[]{ ${pointFields} },
  keyFeature[]{ ${richTextFields} },
  image{ ${imageFields} }
`;

/** A free zone as the zone finder compares it with others. */
const comparedZoneFields = /* groq */ `
  _id,
  _updatedAt,
  name,
  emirate->{ name, "slug": slug.current },
  otherEmirates[]->{ name, "slug": slug.current },
  activity,
  customers,
  premises,
  visas,
  regulator,
  designated
`;

/** The emirate's zones of the kinds that a section chooses, or of all kinds when it chooses none. */
const zonesOfEmirate = /* groq */ `*[
    _type == "freeZone" &&
    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&
    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)
  ] | order(order, name, _id)`;

/** Every member of `pageSections`, told apart by its `_type`. */
const pageSectionFields = /* groq */ `
  ${sectionFields},
  _type == "zoneCardsSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{ ${zoneCardFields} }
  },
  _type == "zoneListSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{ ${listedZoneFields} },
    image{ ${imageFields} }
  }
`;

export const freeZonesPageQuery =
  defineQuery(`*[_type == "freeZonesPage" && _id == "freeZonesPage"][0]{
  _updatedAt,
  hero{ heading, lead[]{ ${richTextFields} }, image{ ${imageFields} } },
  benefitsHeading,
  benefits[]{ ${benefitFields} },
  emiratesHeading,
  "emirates": *[_type == "emirate" && defined(slug.current)] | order(order, name, _id){
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
  "zones": *[_type == "freeZone"] | order(emirate->order, order, name, _id){ ${comparedZoneFields} },
  "zoneSources": *[_type == "zoneSource"] | order(sourceTitle, _id){
    _updatedAt,
    sourceTitle,
    sourceUrl,
    checkedOn,
    kind,
    zones[]->{ _id }
  },
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
    freeZones{
      value[]{ ${richTextFields} },
      text[]{ ${richTextFields} },
      footnotes[]->{ ${figureFields} }
    },
    mainland{
      value[]{ ${richTextFields} },
      text[]{ ${richTextFields} },
      footnotes[]->{ ${figureFields} }
    }
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
  sections[]{ ${pageSectionFields} },
  ${toolFormFields},
  ${readOnFields},
  closing{ ${callToActionFields} }
}`);
