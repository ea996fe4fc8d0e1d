import { StarIcon } from "@sanity/icons/Star";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

export const benefitsSection = section({
  name: "benefitsSection",
  title: "Benefits",
  description: "Three to six cards with an icon, a title and a sentence or two.",
  icon: StarIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "benefits",
      title: "Benefits",
      members: "benefits",
      description: "Three to six cards, in the order they are shown.",
      of: "benefit",
      min: 3,
      max: 6,
    }),
  ],
});
