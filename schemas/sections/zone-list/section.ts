import { ThListIcon } from "@sanity/icons/ThList";
import { optionalImage } from "../../fields/image.ts";
import { section, sectionHead } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";
import type { ZoneListSection } from "../../generated/types.generated.ts";
import {
  imageFields,
  listedZoneFields,
  sectionHeadFields,
  zonesOfSection,
} from "../../shared/projections.ts";
import { paragraph, picture } from "../sample-parts.ts";

export const zoneListSection = section({
  name: "zoneListSection",
  title: "Zone list",
  description:
    "Free zones of the emirate as a list in two columns: name, text and what they are best for.",
  icon: ThListIcon,
  fields: [
    ...sectionHead,
    zoneKindsField,
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown beside the list; leave it empty for none.",
      slot: "besideList",
    }),
  ],
});

export const zoneListSectionFields = /* groq */ `
  ${sectionHeadFields},
  "zones": ${zonesOfSection}{ ${listedZoneFields} },
  image{ ${imageFields} }
`;

export const zoneListSectionSample: ZoneListSection = {
  _type: "zoneListSection",
  heading: "All other free zones",
  intro: paragraph("In the order in which we name them to clients."),
  kinds: ["major", "specialised", "niche", "offshore"],
  image: picture,
  background: "sand",
};
