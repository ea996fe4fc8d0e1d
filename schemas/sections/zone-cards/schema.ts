import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineType } from "@sanity/types";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";
import { previewZoneSection } from "../../preview/section.ts";

export const zoneCardsSection = defineType({
  name: "zoneCardsSection",
  type: "object",
  title: "Zone cards",
  description:
    "Free zones of the emirate as large cards with picture, benefits and what they are best for.",
  icon: ThLargeIcon,
  fields: [...sectionHead, zoneKindsField, ...sectionPlacement],
  preview: previewZoneSection("Zone cards"),
});
