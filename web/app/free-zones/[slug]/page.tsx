import { fixedPath } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { arrowDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { emiratePage } from "#web/content/queries/free-zones.ts";
import { definePage } from "#web/page/define-page.tsx";
import { Badges, BandHero } from "#web/sections/band-hero.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { ZoneCardsSection } from "#web/sections/zone-cards-section.tsx";
import { ZoneListSection } from "#web/sections/zone-list-section.tsx";
import { addressOfAnswers } from "#web/tools/answers.ts";

const zoneSections = { zoneCardsSection: ZoneCardsSection, zoneListSection: ZoneListSection };

const OVERVIEW = fixedPath("freeZonesPage");

/** The zone finder of the overview, narrowed to an emirate. */
const finderOf = (emirate: string) => ({ kind: "zone-finder" as const, answers: { emirate } });

const page = definePage(emiratePage, ({ content, settings, contactHref, readOn, ...page }) => {
  const { breadcrumbs, path } = page;
  const { sections, closing, slug } = content;
  const hero = { ...content.hero, actionLabel: closing.actionLabel, contactHref, breadcrumbs };
  return (
    <>
      {content.heroLayout === "split" ? (
        <PageHero {...hero}>
          <Badges badges={hero.badges} />
        </PageHero>
      ) : (
        <BandHero {...hero} text={<RichLine value={hero.lead} />} />
      )}
      <PageSections
        sections={sections}
        settings={settings}
        path={path}
        here={slug}
        more={zoneSections}
      />
      {content.tool && (
        <Section isTight>
          <a
            href={`${addressOfAnswers(OVERVIEW, finderOf(slug))}#${TOOL_ID}`}
            rel="nofollow"
            className="more-link"
          >
            {content.tool.heading}
            <Icon drawing={arrowDrawing} />
          </a>
        </Section>
      )}
      <ReadOn {...readOn} background="frost" />
      <CallToActionBand {...closing} contactHref={contactHref} />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
