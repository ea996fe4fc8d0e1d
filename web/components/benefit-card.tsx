import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { ShortConditions } from "./evidence/short-conditions.tsx";
import { ChosenIcon } from "./icons/chosen-icon.tsx";
import { RichLine } from "./rich-text/rich-text.tsx";

/** A benefit as queries return it (`benefitFields`). */
export type Benefit = { _key: string; icon: string; title: RichTextValue; text: RichTextValue };

/** An icon, what a visitor gains, a sentence about it, and the condition of its figures. */
export function BenefitCard({ benefit, className = "" }: { benefit: Benefit; className?: string }) {
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
