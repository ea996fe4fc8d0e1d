import type { Metadata } from "next";
import { navigationLabel } from "#web/components/links/navigation-label.ts";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { plainText } from "#web/components/rich-text/plain-text.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchAdvantagesPage, fetchSite } from "#web/content/pages.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { AdvantageGrid } from "#web/sections/advantage-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";

const PATH = "/uae-advantages";

export async function generateMetadata(): Promise<Metadata> {
  const { hero } = await fetchAdvantagesPage();
  return metadataOf(PATH, {
    title: hero.heading,
    description: plainText(hero.lead),
    image: hero.image,
  });
}

export default async function AdvantagesPage() {
  const [page, { navigation }] = await Promise.all([fetchAdvantagesPage(), fetchSite()]);
  const { hero, advantages, readMoreLabel, closing } = page;
  const name = navigationLabel(navigation, PATH) ?? hero.heading;
  const [notes] = notesByPart([{ hero, advantages, closing }]);
  return (
    <>
      <PageHero {...hero} breadcrumbs={breadcrumbTrail(navigation, PATH, name)} />
      <AdvantageGrid advantages={advantages} linkLabel={readMoreLabel} notes={notes} />
      <CallToActionBand {...closing} />
    </>
  );
}
