import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { ChecklistSection } from "#web/sections/checklist-section.tsx";
import { FigureRegister } from "#web/sections/figure-register.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { StatTilesSection } from "#web/sections/stat-tiles-section.tsx";
import { TaxTable } from "#web/sections/tax-table/tax-table.tsx";

const page = definePage("taxBenefitsPage", ({ content, settings, breadcrumbs }) => {
  const { hero, tiles, compliance, closing } = content;
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <StatTilesSection tiles={tiles} />
      <TaxTable {...content} />
      <ChecklistSection
        heading={compliance.heading}
        intro={compliance.text}
        points={compliance.points}
        image={compliance.image}
        background="sand"
      />
      <CallToActionBand {...closing} />
      <FigureRegister {...content.register} labels={settings.evidence} />
    </>
  );
});

export default page.Page;
export const generateMetadata = page.generateMetadata;
