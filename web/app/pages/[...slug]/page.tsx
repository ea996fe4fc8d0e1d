import { freePage } from "#web/content/queries/free-page.ts";
import { definePage } from "#web/page/define-page.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { ToolSection } from "#web/sections/tool-section.tsx";

const page = definePage(
  freePage,
  ({ content, settings, breadcrumbs, contactHref, readOn, path, asked }) => (
    <>
      <PageHero {...content.hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
      <PageSections
        sections={content.sections}
        settings={settings}
        path={path}
        asked={asked}
        more={{ toolSection: ToolSection }}
      />
      <ReadOn {...readOn} background="frost" />
    </>
  ),
);

export default page.Page;
export const { generateMetadata } = page;

/** Next has each part of an address by itself. */
export async function generateStaticParams() {
  const pages = await page.generateStaticParams();
  return pages.map(({ slug }) => ({ slug: slug.split("/") }));
}
