import type { PageConfig } from "next";
import { fixedPath } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section } from "#web/components/section.tsx";
import { emiratePage } from "#web/content/queries/free-zones.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPathsOf, staticPropsOf } from "#web/page/page-data.ts";
import { Badges, BandHero } from "#web/sections/band-hero.tsx";
import { PageEndings } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { addressOfEntries } from "#web/tools/entries.ts";

const OVERVIEW = fixedPath("freeZonesPage");

/** Address of the zone finder with an emirate preselected. */
const finderOf = (emirate: string) => ({ kind: "zone-finder" as const, entries: { emirate } });

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(emiratePage);
export const getStaticPaths = staticPathsOf(emiratePage);

const Page = definePage(emiratePage, ({ content, relatedPages, ...page }) => {
  const { sections, closing, slug } = content;
  const hero = { ...content.hero, ...page, actionLabel: closing.actionLabel };
  return (
    <>
      {content.heroLayout === "split" ? (
        <PageHero {...hero}>
          <Badges badges={hero.badges} />
        </PageHero>
      ) : (
        <BandHero {...hero} text={<RichLine value={hero.lead} />} />
      )}
      <PageSections sections={sections} {...page} here={slug} />
      {content.tool && (
        <Section isTight>
          <a
            href={`${addressOfEntries(page.pathTo(OVERVIEW), finderOf(slug))}#${TOOL_ID}`}
            rel="nofollow"
            className="more-link"
          >
            {content.tool.heading}
          </a>
        </Section>
      )}
      <PageEndings relatedPages={relatedPages} closing={closing} {...page} background="frost" />
    </>
  );
});

export default Page;
