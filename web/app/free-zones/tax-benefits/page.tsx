import type { Metadata } from "next";
import { navigationLabel } from "#web/components/links/navigation-label.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchTaxBenefitsPage } from "#web/content/free-zone-pages.ts";
import { fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { ChecklistSection } from "#web/sections/checklist-section.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { StatTilesSection } from "#web/sections/stat-tiles-section.tsx";
import { TaxTable } from "#web/sections/tax-table/tax-table.tsx";

const PATH = "/free-zones/tax-benefits";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(PATH, await fetchTaxBenefitsPage());
}

export default async function TaxBenefitsPage() {
  const [page, { navigation }] = await Promise.all([fetchTaxBenefitsPage(), fetchSite()]);
  const { hero, tiles, rows, compliance, closing } = page;
  const footnotes = rows.map(({ freeZones, mainland }) => [
    freeZones.footnotes,
    mainland.footnotes,
  ]);
  const [tileNotes = [], complianceNotes = []] = notesByPart(
    [
      [hero, tiles],
      [compliance, closing],
    ],
    footnotes,
  );
  const name = navigationLabel(navigation, PATH) ?? hero.heading;
  const trail = breadcrumbTrail(navigation, PATH, name, "/free-zones");
  const breadcrumbs = await pageBreadcrumbs(PATH, trail);
  return (
    <>
      <PageStructuredData path={PATH} breadcrumbs={breadcrumbs} />
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <StatTilesSection tiles={tiles} notes={tileNotes} />
      <TaxTable {...page} />
      <ChecklistSection
        heading={compliance.heading}
        intro={compliance.text}
        points={compliance.points}
        image={compliance.image}
        ground="sand"
        notes={complianceNotes}
      />
      <CallToActionBand {...closing} />
    </>
  );
}
