import type { PageConfig } from "next";
import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { BenefitsSection } from "#schemas/sections/benefits/view.tsx";
import { checkDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { MoreLink } from "#web/components/links.tsx";
import { Picture } from "#web/components/picture/picture.tsx";
import { RichLine, RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { StatTiles } from "#web/components/stat-tiles.tsx";
import { TickList } from "#web/components/tick-list.tsx";
import { freeZonesPage } from "#web/content/queries/free-zones.ts";
import { below } from "#web/lib/breakpoints.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { BandHero } from "#web/sections/band-hero.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { PageEndings } from "#web/sections/page-endings.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(freeZonesPage);

const Page = definePage(freeZonesPage, ({ content, relatedPages, ...page }) => {
  const { hero, benefits, emirates, advantageBlock, closing } = content;
  return (
    <>
      <BandHero
        {...hero}
        {...page}
        text={<RichLine value={hero.lead} />}
        actionLabel={closing.actionLabel}
        toolHeading={content.tool?.heading}
      />
      <PageTool page={content} {...page} background="sand" />
      <PageSections
        parts={{
          benefits: (
            <BenefitsSection
              heading={content.benefitsHeading}
              benefits={benefits}
              background="paper"
            />
          ),
          emirates: (
            <EmiratePosters
              heading={content.emiratesHeading}
              emirates={emirates}
              linkLabel={page.settings.zoneLabels.learnMore}
              background="frost"
            />
          ),
          diagrams: <Diagrams diagrams={content.diagrams} {...page} />,
          advantage: <FreeZoneAdvantage {...advantageBlock} />,
        }}
        sections={content.sections}
        {...page}
      />
      <PageEndings relatedPages={relatedPages} closing={closing} {...page} />
    </>
  );
});

export default Page;

type Overview = NonNullable<FreeZonesPageQueryResult>;

/** The indexes of wide cards among seven: two wide, three tall, two wide. */
const WIDE_PLACES = new Set([0, 1, 5, 6]);

type EmiratePostersProps = SectionPlacement & {
  heading: string;
  emirates: Overview["emirates"];
  linkLabel: string;
};

function EmiratePosters({ emirates, linkLabel, ...section }: EmiratePostersProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 md:grid-cols-12">
        {emirates.map((emirate, index) => {
          const { name, card } = emirate;
          const isWide = WIDE_PLACES.has(index);
          return (
            <li
              key={emirate._id}
              className={`group/card relative flex flex-col items-start gap-3.5 ${isWide ? "md:col-span-6" : "md:col-span-4"}`}
            >
              <div
                className={`relative aspect-20/17 w-full overflow-hidden rounded-3 ${isWide ? "md:aspect-16/10" : "md:aspect-4/5"}`}
              >
                <div className="size-full grows-in-card">
                  <Picture
                    image={card.image}
                    sizes={`${below("sm")} 106vw, ${below("md")} 100vw, ${isWide ? "min(55vw, 42.25rem)" : "min(69vw, 55.125rem)"}`}
                  />
                </div>
                <h3
                  className={`display-type absolute inset-x-6 top-5 text-poster ${card.nameColour === "white" ? "text-white" : ""}`}
                >
                  {name}
                </h3>
              </div>
              <RichParagraph value={card.text} className="text-slate" />
              <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small font-medium">
                {card.highlights.map((highlight) => (
                  <li key={highlight._key} className="flex items-center gap-2">
                    <Icon drawing={checkDrawing} className="size-4 stroke-bold text-gulf" />
                    <span>
                      <RichLine value={highlight.text} />
                    </span>
                  </li>
                ))}
              </ul>
              <div className="mt-auto">
                <MoreLink page={emirate} label={linkLabel} about={name} isStretched />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function FreeZoneAdvantage(props: Overview["advantageBlock"]) {
  const { heading, tiles, factorsHeading, factors, aside } = props;
  return (
    <Section background="dark" heading={heading}>
      <StatTiles tiles={tiles} onDark />
      <div className="mt-12 split items-start">
        <div className="grid gap-4">
          <h3>{factorsHeading}</h3>
          <TickList points={factors} onDark />
        </div>
        <RichParagraph value={aside} className="text-lead text-haze" />
      </div>
    </Section>
  );
}
