import type { FreeZone } from "#schemas/generated/types.generated.ts";
import type { PictureName } from "#scripts/seed/images/manifest.ts";
import { keyed, place, reference, type Seeded } from "../build/document.ts";
import { image, type Line, line, points } from "../build/parts.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { type EmirateSlug, emirateId } from "../slugs.ts";
import { type FreeZoneSlug, freeZoneId, freeZoneSlugs, zoneFacts } from "./facts.ts";

/** A free zone as it is written down. */
type FreeZoneContent = {
  /** The short name that cards show. */
  name: string;
  fullName?: string;
  /** Other emirates in which it licenses companies. */
  otherEmirates?: EmirateSlug[];
  /** The figure that holds the founding year. */
  established?: FigureSlug;
  text: Line;
  benefits: Line[];
  /** Short noun phrases, without a full stop. */
  bestFor: string[];
  keyFeature?: Line;
  /** Whole address of the zone's own site. */
  website?: string;
  picture: PictureName;
};

/** The stored documents of an emirate's zones of one kind. A zone has no page of its own. */
export const freeZonesOf = (
  emirate: EmirateSlug,
  kind: FreeZone["kind"],
  zones: Partial<Record<FreeZoneSlug, FreeZoneContent>>,
) =>
  freeZoneSlugs.flatMap((slug, index): Seeded<FreeZone>[] => {
    const zone = zones[slug];
    if (zone === undefined) return [];
    const { otherEmirates, established, text, benefits, keyFeature, picture, ...content } = zone;
    const others = otherEmirates?.map((other) => reference(emirateId(other)));
    return [
      {
        ...{ _id: freeZoneId(slug), _type: "freeZone", ...content, kind },
        emirate: reference(emirateId(emirate)),
        ...(others === undefined ? {} : { otherEmirates: keyed("item", others) }),
        orderRank: place(index),
        ...(established === undefined ? {} : { established: reference(figureId(established)) }),
        text: line(text),
        benefits: points(benefits),
        ...(keyFeature === undefined ? {} : { keyFeature: line(keyFeature) }),
        image: image(picture),
        ...zoneFacts[slug],
      },
    ];
  });
