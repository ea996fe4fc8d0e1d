import { ThListIcon } from "@sanity/icons/ThList";
import { optionalImage } from "../../fields/image.ts";
import { section, sectionHead } from "../../fields/section.ts";
import { zoneKindsField } from "../../fields/zone-kinds.ts";

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
