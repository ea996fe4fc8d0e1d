import { ThListIcon } from "@sanity/icons/ThList";
import { defineType } from "@sanity/types";
import { optionalImage } from "../../fields/image.ts";
import { referenceList } from "../../fields/list.ts";
import { sectionBackground, sectionHead } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const zoneListSection = defineType({
  name: "zoneListSection",
  type: "object",
  title: "Zone list",
  description: "Free zones as a list in two columns: name, text and what they are best for.",
  icon: ThListIcon,
  fields: [
    ...sectionHead,
    referenceList({
      name: "zones",
      title: "Free zones",
      description: "The zones in the order they are shown.",
      to: "freeZone",
      size: { min: 1, max: 12 },
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown beside the list; leave it empty for none.",
    }),
    sectionBackground,
  ],
  preview: previewSection({ kind: "Zone list", list: "zones", one: "zone", many: "zones" }),
});
