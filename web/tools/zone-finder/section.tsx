import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { sectionOf } from "../tool-section.tsx";
import { finderZones, sourceOf } from "./finder-zone.ts";
import { ZoneFinder } from "./zone-finder.tsx";

export const section = sectionOf({ kind: "zone-finder" }, ZoneFinder, {
  prepare({ page: { zones = [], zoneSources = [] }, settings }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    return {
      zones: finderZones(zones, zoneSources, pictureAddress),
      labels: { source, checkedOn, sources: zoneSources.map(sourceOf) },
    };
  },
});

/** One size for all: a card is nowhere wider. */
const pictureAddress = (image: ImageSource | null) =>
  image ? shownImageUrl(image)?.width(480).height(240).fit("crop").auto("format").url() : undefined;
