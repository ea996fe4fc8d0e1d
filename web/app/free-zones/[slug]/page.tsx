import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmirateHero } from "#web/sections/emirate-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { EmirateFinder } from "#web/tools/zone-finder/emirate-finder.tsx";

const page = definePage("emirate", ({ content, settings, contactHref, readOn, ...page }) => {
  const { breadcrumbs } = page;
  const { hero, heroLayout, sections, closing, slug } = content;
  return (
    <>
      <EmirateHero
        {...hero}
        layout={heroLayout}
        actionLabel={closing.actionLabel}
        contactHref={contactHref}
        breadcrumbs={breadcrumbs}
      />
      <PageSections sections={sections} settings={settings} here={slug} />
      <EmirateFinder content={content.tool} emirate={slug} />
      <ReadOn {...readOn} background="frost" />
      <CallToActionBand {...closing} contactHref={contactHref} />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
