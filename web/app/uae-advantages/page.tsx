import { definePage } from "#web/page/define-page.tsx";
import { AdvantageGrid } from "#web/sections/advantage-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";

const page = definePage("advantagesPage", ({ content, breadcrumbs }) => {
  const { hero, advantages, readMoreLabel, closing } = content;
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <AdvantageGrid advantages={advantages} linkLabel={readMoreLabel} />
      <CallToActionBand {...closing} />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
