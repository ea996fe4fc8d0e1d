import { type Advantage, AdvantageCard } from "#web/components/advantage-card.tsx";
import { Section } from "#web/components/section.tsx";

type AdvantageGridProps = {
  advantages: Advantage[];
  /** Words of the link on each card. */
  linkLabel: string;
};

const COLUMNS = 3;

/** All advantages as cards; a card that would stand alone in the last row takes the whole row. */
export function AdvantageGrid({ advantages, linkLabel }: AdvantageGridProps) {
  const isAlone = (index: number) =>
    index === advantages.length - 1 && advantages.length % COLUMNS === 1;
  return (
    <Section>
      <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
        {advantages.map((advantage, index) => (
          <li key={advantage._id} className={isAlone(index) ? "col-span-full" : ""}>
            <AdvantageCard
              advantage={advantage}
              linkLabel={linkLabel}
              headingLevel="h2"
              wide={isAlone(index) ? "always" : "never"}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
