import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { freeZonesPage } from "#web/content/queries/free-zones.ts";
import { definePage } from "#web/page/define-page.tsx";
import { BandHero } from "#web/sections/band-hero.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { EmiratePosters } from "#web/sections/emirate-posters.tsx";
import { FreeZoneAdvantage } from "#web/sections/free-zone-advantage.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

const page = definePage(freeZonesPage, ({ content, settings, contactHref, readOn, ...page }) => {
  const { breadcrumbs, path, asked } = page;
  const { hero, benefits, emirates, advantageBlock, closing } = content;
  return (
    <>
      <BandHero
        {...hero}
        text={<RichLine value={hero.lead} />}
        actionLabel={closing.actionLabel}
        contactHref={contactHref}
        toolHeading={content.tool?.heading}
        breadcrumbs={breadcrumbs}
      />
      <PageSections
        parts={{
          benefits: (
            <BenefitGrid heading={content.benefitsHeading} benefits={benefits} background="paper" />
          ),
          emirates: (
            <EmiratePosters
              heading={content.emiratesHeading}
              emirates={emirates}
              linkLabel={settings.zoneLabels.learnMore}
              background="frost"
            />
          ),
          tool: (
            <>
              <Diagrams diagrams={content.diagrams} settings={settings} />
              <PageTool page={content} settings={settings} path={path} asked={asked} />
            </>
          ),
          advantage: <FreeZoneAdvantage {...advantageBlock} />,
        }}
        sections={content.sections}
        settings={settings}
        path={path}
      />
      <ReadOn {...readOn} />
      <CallToActionBand {...closing} contactHref={contactHref} />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
