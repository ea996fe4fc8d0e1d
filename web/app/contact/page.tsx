import type { Metadata } from "next";
import { analyticsFromEnvironment } from "#schemas/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/environment/email-service.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { fetchContactPage, fetchSite } from "#web/content/pages.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { BandHero } from "#web/sections/band-hero.tsx";
import { Consultation } from "#web/sections/consultation.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf("/contact", await fetchContactPage());
}

export default async function ContactPage() {
  const [{ banner, ...page }, { settings }] = await Promise.all([fetchContactPage(), fetchSite()]);
  return (
    <>
      <PageStructuredData path="/contact" />
      <BandHero {...banner} isLow />
      <Consultation
        {...page}
        settings={settings}
        service={emailServiceFromEnvironment()}
        conversionLabel={analyticsFromEnvironment()?.conversionLabel}
      />
    </>
  );
}
