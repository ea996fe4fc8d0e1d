import { ThListIcon } from "@sanity/icons/ThList";
import { defineType } from "@sanity/types";
import { optionalImage } from "../../fields/image.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";
import { previewZoneSection } from "../../preview/section.ts";

export const zoneListSection = defineType({
  name: "zoneListSection",
  type: "object",
  title: "Zone list",
  description:
    "Free zones of the emirate as a list in two columns: name, text and what they are best for.",
  icon: ThListIcon,
  fields: [
    ...sectionHead,
    zoneKindsField,
    optionalImage("image", "Shown beside the list; leave it empty for none.", {
      slot: "besideList",
    }),
    ...sectionPlacement,
  ],
  preview: previewZoneSection("Zone list"),
});
