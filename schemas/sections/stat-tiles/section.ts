import { NumberIcon } from "@sanity/icons/Number";
import { objectList } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import { optionalString } from "../../fields/text.ts";
import type { StatTilesSection } from "../../generated/types.generated.ts";
import { statTileFields } from "../../shared/projections.ts";
import { members, shownFigure } from "../sample-parts.ts";

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

export const statTilesSectionFields = /* groq */ `
  heading,
  tiles[]{ ${statTileFields} }
`;

export const statTilesSectionSample: StatTilesSection = {
  _type: "statTilesSection",
  heading: "Taxes in three numbers",
  tiles: members(
    { _type: "statTile", figure: shownFigure("corporate-tax-rate"), label: "Tax of a company" },
    { _type: "statTile", figure: shownFigure("personal-income-tax-rate"), label: "Tax on wages" },
    { _type: "statTile", figure: shownFigure("vat-rate"), label: "Tax on what is sold" },
  ),
  background: "sand",
};
