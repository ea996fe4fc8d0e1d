import { imageFields, phasesFields } from "#schemas/shared/projections.ts";

/** Every free zone with the fields that the zone finder compares. */
export const comparedZones = /* groq */ `*[_type == "freeZone"]
  | order(emirate->orderRank, orderRank, name, _id){
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
    designated,
    image{ ${imageFields} }
  }`;

export const zoneSources = /* groq */ `*[_type == "zoneSource"] | order(sourceTitle, _id){
  _updatedAt,
  "title": sourceTitle,
  "url": sourceUrl,
  "day": checkedOn,
  kind,
  zones[]->{ _id }
}`;

/** What a tool needs besides its own document, on every page. */
export const toolPlaceFields = /* groq */ `
  ${phasesFields},
  "zones": select(tool->kind == "zone-finder" => ${comparedZones}),
  "zoneSources": select(tool->kind == "zone-finder" => ${zoneSources})
`;
