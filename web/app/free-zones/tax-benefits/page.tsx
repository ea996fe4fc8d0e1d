import { taxBenefitsPage } from "#web/content/queries/free-zones.ts";
import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { ChecklistSection } from "#web/sections/checklist-section.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { StatTilesSection } from "#web/sections/stat-tiles-section.tsx";
import { TaxTable } from "#web/sections/tax-table.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

const page = definePage(
  taxBenefitsPage,
  ({ content, settings, breadcrumbs, contactHref, readOn, asked, path }) => {
    const { hero, tiles, compliance, closing } = content;
    return (
      <>
        <PageHero
          {...hero}
          contactHref={contactHref}
          toolHeading={content.tool?.heading}
          breadcrumbs={breadcrumbs}
        />
        <PageSections
          parts={{
            table: (
              <>
                <StatTilesSection heading={null} tiles={tiles} />
                <TaxTable {...content} />
              </>
            ),
            tool: (
              <PageTool
                page={content}
                settings={settings}
                path={path}
                asked={asked}
                background="sand"
              />
            ),
            diagrams: (
              <Diagrams diagrams={content.diagrams} settings={settings} background="frost" />
            ),
            compliance: (
              <ChecklistSection
                heading={compliance.heading}
                intro={compliance.text}
                points={compliance.points}
                image={compliance.image}
                background="sand"
              />
            ),
          }}
          sections={content.sections}
          settings={settings}
          path={path}
        />
        <ReadOn {...readOn} />
        <CallToActionBand {...closing} contactHref={contactHref} />
      </>
    );
  },
);

export default page.Page;
export const generateMetadata = page.generateMetadata;
