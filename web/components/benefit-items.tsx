import { ShortConditions } from "#web/components/evidence/figure-value.tsx";
import { ChosenIcon } from "#web/components/icons/icon.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import type { SectionOf } from "#web/components/section.tsx";

type BenefitItemsProps = Pick<SectionOf<"benefitsSection">, "benefits"> & { className: string };

/** The items of a list of benefits, each under a rule that the list gives it. */
export function BenefitItems({ benefits, className }: BenefitItemsProps) {
  return benefits.map((benefit) => (
    <li key={benefit._key} className={`grid content-start gap-2.5 pt-5 ${className}`}>
      <ChosenIcon name={benefit.icon} className="size-8 stroke-fine text-iron on-dark:text-amber" />
      <h3>
        <RichLine value={benefit.title} />
      </h3>
      <RichParagraph value={benefit.text} className="text-base text-slate on-dark:text-haze" />
      <ShortConditions of={benefit} className="text-slate on-dark:text-haze" />
    </li>
  ));
}
