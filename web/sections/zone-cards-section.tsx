import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { type Zone, ZoneCard, type ZoneLabels } from "./zone-card.tsx";

type ZoneCardsSectionProps = SectionPlacement & {
  heading: string;
  intro: RichTextValue | null;
  zones: Zone[];
  labels: ZoneLabels;
};

/**
 * Free zones as large cards, two by two; a last one without a neighbour spans the row. Nothing
 * when there is no zone to list.
 */
export function ZoneCardsSection({ zones, labels, ...section }: ZoneCardsSectionProps) {
  if (zones.length === 0) return null;
  return (
    <Section {...section}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {zones.map((zone) => (
          <li key={zone._id} className="last:odd:col-span-full">
            <ZoneCard zone={zone} labels={labels} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
