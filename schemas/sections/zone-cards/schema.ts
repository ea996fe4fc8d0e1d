import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { section, sectionHead } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";

export const zoneCardsSection = section({
  name: "zoneCardsSection",
  title: "Zone cards",
  description:
    "Free zones of the emirate as large cards with picture, benefits and what they are best for.",
  icon: ThLargeIcon,
  fields: [...sectionHead, zoneKindsField],
});
