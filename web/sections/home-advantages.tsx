import type { HomePageQueryResult } from "#schemas/generated/types.generated.ts";
import { AdvantageCard } from "#web/components/advantage-card.tsx";
import { MoreLink } from "#web/components/links.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { StatTiles } from "#web/sections/stat-tiles-section.tsx";

type HomeAdvantagesProps = NonNullable<HomePageQueryResult>["advantages"];

/** Why people move: figures, three advantages and the way to all of them. */
export function HomeAdvantages(props: HomeAdvantagesProps) {
  const { heading, intro, tiles, cards, moreLabel } = props;
  return (
    <Section>
      <div className="mb-8 grid gap-4 md:mb-12 md:grid-cols-7-5 md:items-end md:gap-12">
        <h2>
          <RichLine value={heading} />
        </h2>
        <p className="text-lead text-slate">
          <RichLine value={intro} />
        </p>
      </div>
      <StatTiles tiles={tiles} />
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {cards.map((advantage) => (
          <li key={advantage._id}>
            <AdvantageCard advantage={advantage} headingLevel="h3" wide="onTablet" />
          </li>
        ))}
      </ul>
      <p className="mt-7">
        <MoreLink page={{ _type: "advantagesPage" }} label={moreLabel} />
      </p>
    </Section>
  );
}
