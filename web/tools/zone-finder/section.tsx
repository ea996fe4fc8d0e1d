import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { sectionOf } from "../tool-section.tsx";
import { finderZones } from "./finder-zone.ts";
import { Form } from "./form.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const section = sectionOf(zoneFinder, Form, {
  prepare({ page: { zones = [], zoneSources = [] }, settings }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    const sources = zoneSources.map((each) => ({
      title: each.sourceTitle,
      url: each.sourceUrl,
      day: each.checkedOn,
    }));
    return {
      zones: finderZones(zones, zoneSources, pictureAddress),
      labels: { source, checkedOn, sources },
    };
  },
});

/** One size for all: a card is nowhere wider. */
const pictureAddress = (image: ImageSource | null) =>
  image ? shownImageUrl(image)?.width(480).height(240).fit("crop").auto("format").url() : undefined;
