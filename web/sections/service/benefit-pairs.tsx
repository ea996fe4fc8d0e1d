import { type Benefit, BenefitCard } from "#web/components/benefit-card.tsx";
import { Section } from "#web/components/section.tsx";

type BenefitPairsProps = { heading: string; benefits: Benefit[] };

/** Benefits two by two, with their heading at the left. */
export function BenefitPairs({ heading, benefits }: BenefitPairsProps) {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-4-8">
        <h2>{heading}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 md:gap-y-10">
          {benefits.map((benefit) => (
            <BenefitCard key={benefit._key} benefit={benefit} className="border-t border-line" />
          ))}
        </ul>
      </div>
    </Section>
  );
}
