import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { optionalImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

export const checklistSection = section({
  name: "checklistSection",
  title: "Checklist",
  description: "Short statements with a tick before each.",
  icon: CheckmarkCircleIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "points",
      title: "Points",
      members: "points",
      description: "The statements, in the order they are shown.",
      of: "point",
      min: 2,
      max: 12,
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown beside the list; leave it empty for none.",
      slot: "besideText",
    }),
  ],
});
