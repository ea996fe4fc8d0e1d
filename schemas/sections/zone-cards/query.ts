import {
  figureFields,
  imageFields,
  listedZoneFields,
  pointFields,
  richTextFields,
  sectionHeadFields,
  zonesOfSection,
} from "../../shared/projections.ts";

export const zoneCardsSectionFields = /* groq */ `
  ${sectionHeadFields},
  "zones": ${zonesOfSection}{
    ${listedZoneFields},
    fullName,
    established->{ ${figureFields} },
    benefits[]{ ${pointFields} },
    keyFeature[]{ ${richTextFields} },
    image{ ${imageFields} }
  }
`;
