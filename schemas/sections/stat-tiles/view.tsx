import { Section, type SectionOf } from "#web/components/section.tsx";
import { StatTiles } from "#web/components/stat-tiles.tsx";

export function StatTilesSection({ tiles, ...section }: SectionOf<"statTilesSection">) {
  return (
    <Section {...section} isTight>
      <StatTiles tiles={tiles} onDark={section.background === "dark"} />
    </Section>
  );
}
