import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmirateHero } from "#web/sections/emirate-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

const page = definePage("emirate", ({ content, settings, breadcrumbs }) => {
  const { hero, heroLayout, sections, closing } = content;
  return (
    <>
      <EmirateHero {...hero} layout={heroLayout} breadcrumbs={breadcrumbs} />
      <PageSections sections={sections} labels={settings.zoneLabels} />
      <CallToActionBand {...closing} />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
