import type { Metadata } from "next";
import { plainText } from "#web/components/rich-text/plain-text.ts";
import { fetchHomePage, fetchSite } from "#web/content/pages.ts";
import { emailServiceFromEnvironment } from "#web/lib/env/email-service.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { EmailCapture } from "#web/sections/email-capture.tsx";
import { HomeHero } from "#web/sections/home-hero.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { hero } = await fetchHomePage();
  return metadataOf("/", {
    title: hero.headline,
    description: hero.points.map((point) => plainText(point.text)).join(". "),
    image: hero.image,
  });
}

export default async function HomePage() {
  const [{ hero, emailCapture }, { settings }] = await Promise.all([fetchHomePage(), fetchSite()]);
  return (
    <>
      <HomeHero {...hero} />
      <EmailCapture {...emailCapture} settings={settings} service={emailServiceFromEnvironment()} />
    </>
  );
}
