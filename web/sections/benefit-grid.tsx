import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { ChosenIcon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

type BenefitGridProps = SectionOf<"benefitsSection">;
type BenefitCardProps = { benefit: BenefitGridProps["benefits"][number]; className?: string };

/** An icon, what a visitor gains, a sentence about it, and the condition of its figures. */
export function BenefitCard({ benefit, className = "" }: BenefitCardProps) {
  return (
    <li className={`grid content-start gap-2.5 pt-5 ${className}`}>
      <ChosenIcon name={benefit.icon} className="size-8 stroke-fine text-iron on-dark:text-amber" />
      <h3>
        <RichLine value={benefit.title} />
      </h3>
      <p className="text-base text-slate on-dark:text-haze">
        <RichLine value={benefit.text} />
      </p>
      <ShortConditions of={benefit} className="text-slate on-dark:text-haze" />
    </li>
  );
}

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
