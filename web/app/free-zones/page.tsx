import type { Metadata } from "next";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { fetchFreeZonesPage } from "#web/content/free-zone-pages.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { BandHero } from "#web/sections/band-hero.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmiratePosters } from "#web/sections/emirate-posters.tsx";
import { FreeZoneAdvantage } from "#web/sections/free-zone-advantage.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf("/free-zones", await fetchFreeZonesPage());
}

export default async function FreeZonesPage() {
  const { hero, benefits, emirates, advantageBlock, closing, ...headings } =
    await fetchFreeZonesPage();
  const [benefitNotes = [], emirateNotes = [], advantageNotes = []] = notesByPart([
    [hero, benefits],
    emirates,
    [advantageBlock, closing],
  ]);
  return (
    <>
      <PageStructuredData path="/free-zones" />
      <BandHero {...hero} text={<RichLine value={hero.lead} />} />
      <BenefitGrid
        heading={headings.benefitsHeading}
        benefits={benefits}
        ground="paper"
        notes={benefitNotes}
      />
      <EmiratePosters
        heading={headings.emiratesHeading}
        emirates={emirates}
        ground="frost"
        notes={emirateNotes}
      />
      <FreeZoneAdvantage {...advantageBlock} notes={advantageNotes} />
      <CallToActionBand {...closing} />
    </>
  );
}
