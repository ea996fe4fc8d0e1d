import { NumberIcon } from "@sanity/icons/Number";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { objectList } from "../../fields/list.ts";
import { sectionPlacement } from "../../fields/section.ts";
import { optionalString } from "../../fields/text.ts";
import { previewSection } from "../../preview/section.ts";

export const statTilesSection = defineType({
  ...about("statTilesSection", "Three or four figures in large type, side by side.", "Stat tiles"),
  type: "object",
  icon: NumberIcon,
  fields: [
    optionalString("heading", "Shown above the tiles; leave it empty for none.", { max: 90 }),
    objectList("tiles", "Three or four tiles, from left to right.", {
      of: "statTile",
      size: [3, 4],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Stat tiles", "tiles", "tile", "tiles"),
});
