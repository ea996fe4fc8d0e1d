import { ThLargeIcon } from "@sanity/icons/ThLarge";
import { defineType } from "@sanity/types";
import { referenceList } from "../../fields/list.ts";
import { sectionBackground, sectionHead } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const zoneCardsSection = defineType({
  name: "zoneCardsSection",
  type: "object",
  title: "Zone cards",
  description: "Free zones as large cards with picture, benefits and what they are best for.",
  icon: ThLargeIcon,
  fields: [
    ...sectionHead,
    referenceList({
      name: "zones",
      title: "Free zones",
      description: "The zones in the order they are shown.",
      to: "freeZone",
      size: { min: 1, max: 12 },
    }),
    sectionBackground,
  ],
  preview: previewSection({ kind: "Zone cards", list: "zones", one: "zone", many: "zones" }),
});
