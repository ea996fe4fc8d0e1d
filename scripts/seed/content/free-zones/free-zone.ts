import type { FreeZone } from "#schemas/generated/types.generated.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import { image, line, points } from "../build/parts.ts";
import { type LineTemplate, lines, plain } from "../build/rich-text.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { type EmirateSlug, emirateId } from "../slugs.ts";
import { type FreeZoneSlug, freeZoneId, freeZoneSlugs, zoneFacts } from "./facts.ts";

/** What stands beside the texts of a zone. */
type Besides = {
  /** The figure that holds the founding year. */
  established?: FigureSlug;
  /** Other emirates in which it licenses companies. */
  otherEmirates?: EmirateSlug[];
  /** Whole address of the zone's own site. */
  website?: string;
};

/**
 * A zone, line by line: the short name that cards show | the full name, the text, what it is best
 * for | its key feature, and its benefits. What it is best for are noun phrases with commas between.
 */
export const zone =
  (picture: PictureName, { established, otherEmirates, website }: Besides = {}) =>
  (...written: LineTemplate) => {
    const [[name, fullName] = [], [text] = [], [bestFor, keyFeature] = [], ...benefits] = lines(
      ...written,
    );
    const others = otherEmirates?.map((other) => reference(emirateId(other)));
    return {
      ...{ name: plain(name), fullName: fullName && plain(fullName), website },
      otherEmirates: others && keyed("item", others),
      established: established && reference(figureId(established)),
      text: line(text),
      benefits: points(benefits.flat()),
      bestFor: plain(bestFor).split(", "),
      keyFeature: keyFeature && line(keyFeature),
      image: image(picture),
    };
  };

/** The stored documents of an emirate's zones of one kind. A zone has no page of its own. */
export const freeZonesOf = (
  emirate: EmirateSlug,
  kind: FreeZone["kind"],
  zones: Partial<Record<FreeZoneSlug, ReturnType<ReturnType<typeof zone>>>>,
) =>
  freeZoneSlugs.flatMap((slug, index): Seeded<FreeZone>[] => {
    const content = zones[slug];
    if (content === undefined) return [];
    return [
      {
        ...{ _id: freeZoneId(slug), _type: "freeZone", ...content, kind },
        emirate: reference(emirateId(emirate)),
        orderRank: place(index),
        ...zoneFacts[slug],
      },
    ];
  });
