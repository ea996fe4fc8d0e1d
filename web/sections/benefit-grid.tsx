import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { type Benefit, BenefitCard } from "#web/components/benefit-card.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";

type BenefitGridProps = SectionPlacement & {
  heading: string;
  intro?: RichTextValue | null;
  benefits: Benefit[];
};

/** Columns on a wide page by the number of benefits; three go with every other number. */
const columns: Partial<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/** Benefits side by side, each under a rule with its icon; on frost unless a page says otherwise. */
export function BenefitGrid({ benefits, background = "frost", ...section }: BenefitGridProps) {
  return (
    <Section {...section} background={background}>
      <ul
        className={`grid gap-6 ${columns[benefits.length] ?? "sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3"}`}
      >
        {benefits.map((benefit) => (
          <BenefitCard
            key={benefit._key}
            benefit={benefit}
            className="border-t-2 border-ink on-dark:border-amber"
          />
        ))}
      </ul>
    </Section>
  );
}
