import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmirateHero } from "#web/sections/emirate-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";

const page = definePage("emirate", ({ content, settings, contactHref, readOn, ...page }) => {
  const { breadcrumbs, conditions } = page;
  const { hero, heroLayout, sections, closing } = content;
  // The first section also notes the conditions of the hero's figures, the last those of the closing.
  const notes = sections.map((section, index) =>
    conditions.of([index === 0 && hero, section, index === sections.length - 1 && closing]),
  );
  return (
    <>
      <EmirateHero
        {...hero}
        layout={heroLayout}
        actionLabel={closing.actionLabel}
        contactHref={contactHref}
        breadcrumbs={breadcrumbs}
      />
      <PageSections sections={sections} notes={notes} labels={settings.zoneLabels} />
      <ReadOn {...readOn} background="frost" />
      <CallToActionBand {...closing} contactHref={contactHref} />
    </>
  );
});

export default page.Page;
export const { generateMetadata, generateStaticParams } = page;
