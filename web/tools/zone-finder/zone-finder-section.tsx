import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { Island } from "#web/islands/index.ts";
import { toolOf } from "../tool.ts";
import { answersTo, ToolSection, type ToolSectionProps } from "../tool-section.tsx";
import { finderZones, type StoredSource, type StoredZone } from "./finder-zone.ts";
import { ZoneFinder } from "./zone-finder.tsx";

type ZoneFinderSectionProps = ToolSectionProps & {
  zones: readonly StoredZone[];
  sources: readonly StoredSource[];
  settings: CompanyDetails;
};

/** The zone finder; nothing on a page that has none, or without a zone. */
export function ZoneFinderSection(props: ZoneFinderSectionProps) {
  const { content, zones, sources, settings, path, asked, ...placement } = props;
  const tool = toolOf("zone-finder", content, { path, site: siteUrl() });
  if (content === null || tool === null || zones.length === 0) return null;
  const { source, checkedOn } = settings.evidence;
  const island = {
    tool,
    zones: finderZones(zones, sources),
    labels: { source, checkedOn },
    answers: answersTo(tool, asked),
  };
  return (
    <ToolSection {...placement} content={content}>
      <Island name="zone-finder" props={island}>
        <ZoneFinder {...island} />
      </Island>
    </ToolSection>
  );
}
