import type { Figure } from "#schemas/generated/types.generated.ts";
import type { Seeded } from "../build/document.ts";
import { countryFigures } from "./country.ts";
import type { FigureContent } from "./figure-content.ts";
import { livingFigures } from "./living.ts";
import { propertyFigures } from "./property.ts";
import { residencyFigures } from "./residency.ts";
import { taxFigures } from "./tax.ts";
import { zoneDetailFigures } from "./zone-details.ts";
import { zoneFigures } from "./zones.ts";

/** The day on which every figure below was last compared with its source. */
const checkedOn = "2026-11-21";

const figures = {
  ...taxFigures,
  ...residencyFigures,
  ...propertyFigures,
  ...countryFigures,
  ...livingFigures,
  ...zoneFigures,
  ...zoneDetailFigures,
};

/** Every figure that a seeded text may show. */
export type FigureSlug = keyof typeof figures;

export const figureId = (slug: FigureSlug) => `figure-${slug}`;

export const figureDocuments = Object.entries<FigureContent>(figures).map(
  ([slug, { toBeConfirmed, ...content }]): Seeded<Figure> => ({
    _id: `figure-${slug}`,
    _type: "figure",
    ...content,
    checkedOn,
    status: toBeConfirmed ? "toBeConfirmed" : "confirmed",
  }),
);
