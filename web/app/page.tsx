import type { Metadata } from "next";
import { emailServiceFromEnvironment } from "#schemas/environment/email-service.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { fetchHomePage, fetchSite } from "#web/content/pages.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { EmailCapture } from "#web/sections/email-capture.tsx";
import { HomeAdvantages } from "#web/sections/home-advantages.tsx";
import { HomeContact } from "#web/sections/home-contact.tsx";
import { HomeHero } from "#web/sections/home-hero.tsx";
import { HomePackages } from "#web/sections/home-packages.tsx";
import { HomePartners } from "#web/sections/home-partners.tsx";
import { HomeProcess } from "#web/sections/home-process.tsx";
import { HomeTestimonials } from "#web/sections/home-testimonials.tsx";
import { RenderedWhenNear } from "#web/sections/rendered-when-near.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf("/", await fetchHomePage());
}

export default async function HomePage() {
  const [page, { settings }] = await Promise.all([fetchHomePage(), fetchSite()]);
  const { hero, emailCapture, advantages, process, packages, contact } = page;
  const [advantagesNotes, processNotes, packagesNotes, contactNotes] = notesByPart([
    { hero, emailCapture, advantages },
    process,
    packages,
    contact,
  ]);
  return (
    <>
      <PageStructuredData path="/" showsRating />
      <HomeHero {...hero} />
      <EmailCapture {...emailCapture} settings={settings} service={emailServiceFromEnvironment()} />
      <RenderedWhenNear>
        <HomeAdvantages {...advantages} notes={advantagesNotes} />
      </RenderedWhenNear>
      <RenderedWhenNear>
        <HomeProcess {...process} notes={processNotes} />
      </RenderedWhenNear>
      <RenderedWhenNear>
        <HomePackages {...packages} notes={packagesNotes} />
      </RenderedWhenNear>
      <RenderedWhenNear>
        <HomeContact {...contact} settings={settings} notes={contactNotes} />
      </RenderedWhenNear>
      <RenderedWhenNear>
        <HomePartners {...page.partners} />
      </RenderedWhenNear>
      <RenderedWhenNear>
        <HomeTestimonials {...page.testimonials} rating={settings.rating} />
      </RenderedWhenNear>
    </>
  );
}
