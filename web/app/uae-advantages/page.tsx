import { advantagesPage } from "#web/content/queries/advantages.ts";
import { definePage } from "#web/page/define-page.tsx";
import { AdvantageGrid } from "#web/sections/advantage-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";

const page = definePage(
  advantagesPage,
  ({ content, settings, breadcrumbs, contactHref, readOn, path }) => {
    const { hero, advantages, readMoreLabel, closing } = content;
    return (
      <>
        <PageHero {...hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
        <AdvantageGrid advantages={advantages} linkLabel={readMoreLabel} />
        <PageSections sections={content.sections} settings={settings} path={path} />
        <ReadOn {...readOn} background="frost" />
        <CallToActionBand {...closing} contactHref={contactHref} />
      </>
    );
  },
);

export default page.Page;
export const generateMetadata = page.generateMetadata;
