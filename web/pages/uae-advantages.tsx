import type { PageConfig } from "next";
import { type Advantage, AdvantageCard } from "#web/components/advantage-card.tsx";
import { Section } from "#web/components/section.tsx";
import { advantagesPage } from "#web/content/queries/advantages.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { PageEndings } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(advantagesPage);

const Page = definePage(advantagesPage, ({ content, relatedPages, ...page }) => {
  const { hero, advantages, readMoreLabel, closing } = content;
  return (
    <>
      <PageHero {...hero} {...page} />
      <AdvantageGrid advantages={advantages} linkLabel={readMoreLabel} />
      <PageSections sections={content.sections} {...page} />
      <PageEndings relatedPages={relatedPages} closing={closing} {...page} background="frost" />
    </>
  );
});

export default Page;

type AdvantageGridProps = { advantages: Advantage[]; linkLabel: string };

const COLUMNS = 3;

/**
 * All advantages as cards. A single card in the last row takes the whole row.
 */
function AdvantageGrid({ advantages, linkLabel }: AdvantageGridProps) {
  const isAlone = (index: number) =>
    index === advantages.length - 1 && advantages.length % COLUMNS === 1;
  return (
    <Section>
      <ul className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
        {advantages.map((advantage, index) => (
          <li key={advantage._id} className={isAlone(index) ? "col-span-full" : undefined}>
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
