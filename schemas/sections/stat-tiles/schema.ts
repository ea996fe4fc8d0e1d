import { NumberIcon } from "@sanity/icons/Number";
import { objectList } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import { optionalString } from "../../fields/text.ts";

export const statTilesSection = section({
  name: "statTilesSection",
  title: "Stat tiles",
  description: "Three or four figures in large type, side by side.",
  icon: NumberIcon,
  fields: [
    optionalString({
      name: "heading",
      title: "Heading",
      description: "Shown above the tiles; leave it empty for none.",
      max: 90,
    }),
    objectList({
      name: "tiles",
      title: "Tiles",
      members: "tiles",
      description: "Three or four tiles, from left to right.",
      of: "statTile",
      min: 3,
      max: 4,
    }),
  ],
});
