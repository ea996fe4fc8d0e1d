import type { StatTilesSection } from "../../generated/types.generated.ts";
import { sampleFigure } from "../sample-parts.ts";

const tile = (_key: string, label: string) => ({
  _key,
  _type: "statTile" as const,
  figure: sampleFigure,
  label,
});

export const sample = {
  _type: "statTilesSection",
  heading: "In three figures",
  tiles: [tile("a", "on most goods"), tile("b", "on most services"), tile("c", "on imports too")],
  background: "sand",
} satisfies StatTilesSection;
