import type { PageConfig } from "next";
import { advantagePage } from "#web/content/queries/advantages.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPathsOf, staticPropsOf } from "#web/page/page-data.ts";
import { advantageLayout, advantageParts } from "#web/sections/advantage-body.tsx";
import { HomeCountries } from "#web/sections/home-countries/home-countries.tsx";
import { RelatedPages } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(advantagePage);
export const getStaticPaths = staticPathsOf(advantagePage);

const Page = definePage(advantagePage, ({ content, relatedPages, ...page }) => (
  <>
    <PageHero
      {...content.hero}
      {...page}
      pictureSide={advantageLayout(content).pictureSide}
      icon={content.icon}
      actionLabel={content.actionLabel}
    />
    <PageSections
      parts={advantageParts(content, page.settings)}
      sections={content.sections}
      {...page}
    />
    <HomeCountries countries={content.homeCountries} {...page} />
    <RelatedPages {...relatedPages} background="frost" />
  </>
));

export default Page;
