import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { StatTiles } from "#web/sections/stat-tiles-section.tsx";

type FreeZoneAdvantageProps = NonNullable<FreeZonesPageQueryResult>["advantageBlock"];

/** What all free zones share, in figures, and what to decide by when choosing one. */
export function FreeZoneAdvantage(props: FreeZoneAdvantageProps) {
  const { heading, tiles, factorsHeading, factors, aside } = props;
  return (
    <Section background="dark" heading={heading}>
      <StatTiles tiles={tiles} onDark />
      <div className="mt-12 split items-start">
        <div className="grid gap-4">
          <h3>{factorsHeading}</h3>
          <TickList points={factors} onDark />
        </div>
        <p className="text-lead text-haze">
          <RichLine value={aside} />
        </p>
      </div>
    </Section>
  );
}
