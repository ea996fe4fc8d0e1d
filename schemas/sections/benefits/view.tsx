import { BenefitItems } from "#web/components/benefit-items.tsx";
import { Section, type SectionOf } from "#web/components/section.tsx";

/**
 * Number of columns on a wide page by the number of benefits. All other numbers have three columns.
 */
const benefitColumns: Partial<Record<number, string>> = {
  3: "md:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
};

/**
 * Benefits side by side, each with a line and an icon. The background is frost unless the page sets
 * another.
 */
export function BenefitsSection({
  benefits,
  background = "frost",
  ...section
}: SectionOf<"benefitsSection">) {
  return (
    <Section {...section} background={background}>
      <ul
        className={`grid gap-6 ${benefitColumns[benefits.length] ?? "sm:grid-cols-2 md:gap-y-10 lg:grid-cols-3"}`}
      >
        <BenefitItems benefits={benefits} className="border-t-2 border-ink on-dark:border-amber" />
      </ul>
    </Section>
  );
}
