import { siteUrl } from "#schemas/environment/addresses.ts";
import { Island } from "#web/asleep/island.tsx";
import type { CompanyDetails } from "#web/components/shell/site.ts";
import { Section, type SectionPlacement } from "#web/sections/section.tsx";
import type { Asked } from "../answers.ts";
import { type ToolContent, toolOf } from "../tool.ts";
import { TOOL_ID } from "../tool-form.tsx";
import { finderZones, type StoredSource, type StoredZone } from "./finder-zone.ts";
import { ZoneFinder } from "./zone-finder.tsx";

type ZoneFinderSectionProps = SectionPlacement & {
  content: ToolContent | null;
  zones: readonly StoredZone[];
  sources: readonly StoredSource[];
  settings: CompanyDetails;
  /** Path of the page. */
  path: string;
  asked: Asked | undefined;
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
    answers: asked?.kind === tool.kind ? asked.answers : undefined,
  };
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        <Island name="zone-finder" props={island}>
          <ZoneFinder {...island} />
        </Island>
      </Section>
    </div>
  );
}
