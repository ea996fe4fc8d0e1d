import type { PageConfig } from "next";
import { freePage } from "#web/content/queries/free-page.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPathsOf, staticPropsOf } from "#web/page/page-data.ts";
import { RelatedPages } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(freePage);
export const getStaticPaths = staticPathsOf(freePage);

const Page = definePage(freePage, ({ content, relatedPages, ...page }) => (
  <>
    <PageHero {...content.hero} {...page} />
    <PageSections sections={content.sections} {...page} />
    <RelatedPages {...relatedPages} background="frost" />
  </>
));

export default Page;
