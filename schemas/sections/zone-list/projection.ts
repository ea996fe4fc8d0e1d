import { imageFields, richTextFields, sectionHeadFields } from "../../shared/projections.ts";

/** The emirate's zones of the kinds that a section chooses, or of all kinds when it chooses none. */
export const zonesOfEmirate = /* groq */ `*[
    _type == "freeZone" &&
    (emirate._ref == ^.^._id || ^.^._id in otherEmirates[]._ref) &&
    (coalesce(count(^.kinds), 0) == 0 || kind in ^.kinds)
  ] | order(order, name, _id)`;

/** A free zone as a list shows it. */
export const listedZoneFields = /* groq */ `
  _id,
  _updatedAt,
  name,
  text[]{ ${richTextFields} },
  bestFor,
  website
`;

export const zoneListSectionFields = /* groq */ `
  _type == "zoneListSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{ ${listedZoneFields} },
    image{ ${imageFields} }
  }
`;
