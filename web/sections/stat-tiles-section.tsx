import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { type StatTile, StatTiles } from "#web/components/stat-tiles.tsx";

type StatTilesSectionProps = SectionPlacement & { heading?: string | null; tiles: StatTile[] };

/** Figures in large type, side by side. */
export function StatTilesSection({ tiles, ...section }: StatTilesSectionProps) {
  return (
    <Section {...section} isTight>
      <StatTiles tiles={tiles} onDark={section.background === "dark"} />
    </Section>
  );
}
