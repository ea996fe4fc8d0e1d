import { sectionOf } from "../tool-section.tsx";
import { finderZones } from "./finder-zone.ts";
import { ZoneFinder } from "./zone-finder.tsx";

export const section = sectionOf({ kind: "zone-finder" }, ZoneFinder, {
  prepare({ page: { zones = [], zoneSources = [] }, settings }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    return { zones: finderZones(zones, zoneSources), labels: { source, checkedOn } };
  },
});
