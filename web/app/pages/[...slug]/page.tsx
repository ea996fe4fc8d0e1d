import { freePage } from "#web/content/queries/free-page.ts";
import { definePage } from "#web/page/define-page.tsx";
import { ReadOn } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections, type SectionProps } from "#web/sections/page-sections.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

const page = definePage(freePage, ({ content, readOn, ...page }) => (
  <>
    <PageHero {...content.hero} {...page} />
    <PageSections sections={content.sections} {...page} more={{ toolSection: ToolSection }} />
    <ReadOn {...readOn} background="frost" />
  </>
));

export default page.Page;
export const { generateMetadata } = page;

/** Next has each part of an address by itself. */
export async function generateStaticParams() {
  const pages = await page.generateStaticParams();
  return pages.map(({ slug }) => ({ slug: slug.split("/") }));
}

/** A tool among the sections of a page, with all that it answers from. */
function ToolSection(props: SectionProps<"toolSection">) {
  const page = { ...props, zones: props.zones ?? [], zoneSources: props.zoneSources ?? [] };
  return <PageTool {...props} page={page} />;
}
