import { definePage } from "#web/page/define-page.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { ChecklistSection } from "#web/sections/checklist-section.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { ReadOn } from "#web/sections/read-on.tsx";
import { StatTilesSection } from "#web/sections/stat-tiles-section.tsx";
import { TaxTable } from "#web/sections/tax-table/tax-table.tsx";

const page = definePage(
  "taxBenefitsPage",
  ({ content, breadcrumbs, conditions, contactHref, readOn }) => {
    const { hero, tiles, rows, compliance, closing } = content;
    // Footnotes of the table note the conditions of these, wherever else on the page they stand.
    conditions.notedBy(
      rows.map(({ freeZones, mainland }) => [freeZones.footnotes, mainland.footnotes]),
    );
    return (
      <>
        <PageHero {...hero} contactHref={contactHref} breadcrumbs={breadcrumbs} />
        <StatTilesSection tiles={tiles} notes={conditions.of([hero, tiles])} />
        <TaxTable {...content} notes={conditions.of(rows)} />
        <ChecklistSection
          heading={compliance.heading}
          intro={compliance.text}
          points={compliance.points}
          image={compliance.image}
          background="sand"
          notes={conditions.of([compliance, closing])}
        />
        <ReadOn {...readOn} />
        <CallToActionBand {...closing} contactHref={contactHref} />
      </>
    );
  },
);

export default page.Page;
export const generateMetadata = page.generateMetadata;
