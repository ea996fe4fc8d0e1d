import type { Metadata } from "next";
import { navigationLabel } from "#web/components/links/navigation-label.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchAdvantagesPage, fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { AdvantageGrid } from "#web/sections/advantage-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";

const PATH = "/uae-advantages";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(PATH, await fetchAdvantagesPage());
}

export default async function AdvantagesPage() {
  const [page, { navigation }] = await Promise.all([fetchAdvantagesPage(), fetchSite()]);
  const { hero, advantages, readMoreLabel, closing } = page;
  const name = navigationLabel(navigation, PATH) ?? hero.heading;
  const [notes] = notesByPart([{ hero, advantages, closing }]);
  const breadcrumbs = await pageBreadcrumbs(PATH, breadcrumbTrail(navigation, PATH, name));
  return (
    <>
      <PageStructuredData path={PATH} breadcrumbs={breadcrumbs} />
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <AdvantageGrid advantages={advantages} linkLabel={readMoreLabel} notes={notes} />
      <CallToActionBand {...closing} />
    </>
  );
}
