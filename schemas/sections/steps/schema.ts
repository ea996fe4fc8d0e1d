import { OlistIcon } from "@sanity/icons/Olist";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

export const stepsSection = section({
  name: "stepsSection",
  title: "Steps",
  description: "Numbered steps in the order in which they are taken.",
  icon: OlistIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "steps",
      title: "Steps",
      members: "steps",
      description: "Two to nine steps; their numbers are added by themselves.",
      of: "subService",
      min: 2,
      max: 9,
    }),
  ],
});
