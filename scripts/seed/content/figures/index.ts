import type { Figure } from "#schemas/generated/types.generated.ts";
import { type FigureTopic, figureTopics } from "#schemas/shared/figures/topics.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import { countryFigures, livingFigures } from "./country.ts";
import type { FigureContent } from "./figure-content.ts";
import { exchangeRateFigures, feeFigures, propertyFigures } from "./money.ts";
import { residencyFigures } from "./residency.ts";
import { taxFigures } from "./tax.ts";
import { zoneFigures } from "./zones.ts";

/** The day on which figures were last compared with their source, where they name none. */
const lastCheckedOn = "2026-11-21";

/** Every topic has its place here; figures of one without would not be seeded. */
const figures = {
  tax: taxFigures,
  residency: residencyFigures,
  freeZones: zoneFigures,
  property: propertyFigures,
  living: livingFigures,
  country: countryFigures,
  fees: feeFigures,
  exchangeRates: exchangeRateFigures,
} satisfies Record<FigureTopic, Record<string, FigureContent>>;

type Figures = typeof figures;

/** Every figure that a seeded text may show. */
export type FigureSlug = { [Topic in FigureTopic]: keyof Figures[Topic] }[FigureTopic];

export const figureId = (slug: FigureSlug) => `figure-${slug}`;

export const figureDocuments = figureTopics.flatMap(({ value: topic }) =>
  Object.entries<FigureContent>(figures[topic]).map(
    ([slug, content]): Seeded<Figure> => ({
      _id: `figure-${slug}`,
      _type: "figure",
      topic,
      ...fieldsOf(content),
    }),
  ),
);

function fieldsOf(content: FigureContent) {
  if ("sameAs" in content) {
    return { ...content, sameAs: reference(`figure-${content.sameAs}`) };
  }
  const { toBeConfirmed, distinctFrom, next, unit, checkedOn = lastCheckedOn, ...fact } = content;
  const others = distinctFrom?.map((slug) => ({ ...reference(`figure-${slug}`), _weak: true }));
  return {
    ...fact,
    unit,
    distinctFrom: others && keyed("figure", others),
    next: next && { ...next, checkedOn },
    checkedOn,
    status: toBeConfirmed ? ("toBeConfirmed" as const) : ("confirmed" as const),
  };
}
