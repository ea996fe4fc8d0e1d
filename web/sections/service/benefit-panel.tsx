import { type Benefit, BenefitCard } from "#web/components/benefit-card.tsx";

type BenefitPanelProps = { heading: string; benefits: Benefit[] };

/** Benefits one below the other on a dark panel, to stand beside a text. */
export function BenefitPanel({ heading, benefits }: BenefitPanelProps) {
  return (
    <div className="on-dark self-start rounded-3 bg-fjord p-panel text-white">
      <h2 className="mb-4 text-card-title">{heading}</h2>
      <ul className="grid gap-x-6 sm:max-md:grid-cols-2">
        {benefits.map((benefit) => (
          <BenefitCard
            key={benefit._key}
            benefit={benefit}
            className="border-t border-dark-line pb-5"
          />
        ))}
      </ul>
    </div>
  );
}
