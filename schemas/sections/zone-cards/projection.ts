import {
  figureFields,
  imageFields,
  pointFields,
  richTextFields,
  sectionHeadFields,
} from "../../shared/projections.ts";
import { listedZoneFields, zonesOfEmirate } from "../zone-list/projection.ts";

/** A free zone as a card shows it. */
const zoneCardFields = /* groq */ `
  ${listedZoneFields},
  fullName,
  established->{ ${figureFields} },
  benefits[]{ ${pointFields} },
  keyFeature[]{ ${richTextFields} },
  image{ ${imageFields} }
`;

export const zoneCardsSectionFields = /* groq */ `
  _type == "zoneCardsSection" => {
    ${sectionHeadFields},
    "zones": ${zonesOfEmirate}{ ${zoneCardFields} }
  }
`;
