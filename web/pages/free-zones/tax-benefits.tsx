import type { PageConfig } from "next";
import { ChecklistSection } from "#schemas/sections/checklist/view.tsx";
import { StatTilesSection } from "#schemas/sections/stat-tiles/view.tsx";
import { taxBenefitsPage } from "#web/content/queries/free-zones.ts";
import { definePage } from "#web/page/define-page.tsx";
import { staticPropsOf } from "#web/page/page-data.ts";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { PageEndings } from "#web/sections/page-endings.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";
import { TaxTable } from "#web/sections/tax-table.tsx";
import { PageTool } from "#web/tools/page-tool.tsx";

export const config: PageConfig = { unstable_runtimeJS: false };
export const getStaticProps = staticPropsOf(taxBenefitsPage);

const Page = definePage(taxBenefitsPage, ({ content, relatedPages, ...page }) => {
  const { hero, tiles, compliance, closing } = content;
  return (
    <>
      <PageHero {...hero} {...page} toolHeading={content.tool?.heading} />
      <PageTool page={content} {...page} background="sand" />
      <PageSections
        parts={{
          table: (
            <>
              <StatTilesSection heading={null} tiles={tiles} />
              <TaxTable {...content} />
            </>
          ),
          diagrams: <Diagrams diagrams={content.diagrams} {...page} background="frost" />,
          compliance: (
            <ChecklistSection {...compliance} intro={compliance.text} background="sand" />
          ),
        }}
        sections={content.sections}
        {...page}
      />
      <PageEndings relatedPages={relatedPages} closing={closing} {...page} />
    </>
  );
});

export default Page;
