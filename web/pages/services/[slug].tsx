import type { PageConfig } from "next";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { servicePage } from "#web/content/queries/service.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPathsOf, staticPropsOf } from "#web/page/page-data.ts";
import { service } from "#web/page/structured-data.tsx";
import { HomeCountries } from "#web/sections/home-countries/home-countries.tsx";
import { PageEndings } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { serviceLayout } from "#web/sections/service-body.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(servicePage);
export const getStaticPaths = staticPathsOf(servicePage);

const Page = definePage(
  servicePage,
  ({ content, relatedPages, ...page }) => {
    const { pictureSide, parts } = serviceLayout(content, page.settings);
    return (
      <>
        <PageHero
          {...content.hero}
          {...page}
          pictureSide={pictureSide}
          toolHeading={content.tool?.heading}
        />
        <PageTool page={content} {...page} background="sand" />
        <PageSections
          // Sections that an editor adds at the end take the place of a tool.
          parts={content.tool ? parts : { ...parts, end: <div id={TOOL_ID} /> }}
          sections={content.sections}
          {...page}
        />
        <HomeCountries countries={content.homeCountries} {...page} background="frost" />
        <PageEndings
          relatedPages={relatedPages}
          closing={content.closing}
          {...page}
          background={content.homeCountries?.length ? "paper" : "frost"}
        />
      </>
    );
  },
  service,
);

export default Page;
