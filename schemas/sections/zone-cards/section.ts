import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { section, sectionHead } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";
import type { ZoneCardsSection } from "../../generated/types.generated.ts";
import {
  figureFields,
  imageFields,
  listedZoneFields,
  pointFields,
  richTextFields,
  sectionHeadFields,
  zonesOfSection,
} from "../../shared/projections.ts";
import { paragraph } from "../sample-parts.ts";

export const zoneCardsSection = section({
  name: "zoneCardsSection",
  title: "Zone cards",
  description:
    "Free zones of the emirate as large cards with picture, benefits and what they are best for.",
  icon: ThLargeIcon,
  fields: [...sectionHead, zoneKindsField],
});

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

export const zoneCardsSectionSample: ZoneCardsSection = {
  _type: "zoneCardsSection",
  heading: "The larger free zones",
  intro: paragraph("Each with what it is best for."),
  kinds: ["major", "specialised", "niche", "offshore"],
  background: "sand",
};
