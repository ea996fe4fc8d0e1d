import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { definePage } from "#web/page/define-page.tsx";
import { BandHero } from "#web/sections/band-hero.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmiratePosters } from "#web/sections/emirate-posters.tsx";
import { FreeZoneAdvantage } from "#web/sections/free-zone-advantage.tsx";

const page = definePage("freeZonesPage", ({ content, settings, breadcrumbs }) => {
  const { hero, benefits, emirates, advantageBlock, closing } = content;
  return (
    <>
      <BandHero {...hero} text={<RichLine value={hero.lead} />} breadcrumbs={breadcrumbs} />
      <BenefitGrid heading={content.benefitsHeading} benefits={benefits} background="paper" />
      <EmiratePosters
        heading={content.emiratesHeading}
        emirates={emirates}
        linkLabel={settings.zoneLabels.learnMore}
        background="frost"
      />
      <FreeZoneAdvantage {...advantageBlock} />
      <CallToActionBand {...closing} />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
