import { defineTool } from "../define-tool.tsx";
import { finderZones } from "./finder-zone.ts";
import { ZoneFinder } from "./zone-finder.tsx";

export const ZoneFinderSection = defineTool({
  kind: "zone-finder",
  prepare(_tool, { page: { zones = [], zoneSources = [] }, settings }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    return { zones: finderZones(zones, zoneSources), labels: { source, checkedOn } };
  },
  Form: ZoneFinder,
});
