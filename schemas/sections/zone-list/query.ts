import {
  imageFields,
  listedZoneFields,
  sectionHeadFields,
  zonesOfSection,
} from "../../shared/projections.ts";

export const zoneListSectionFields = /* groq */ `
  ${sectionHeadFields},
  "zones": ${zonesOfSection}{ ${listedZoneFields} },
  image{ ${imageFields} }
`;
