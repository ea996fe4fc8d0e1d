import type { StatTilesSection } from "../../generated/types.generated.ts";
import { members, shownFigure } from "../sample-parts.ts";

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
