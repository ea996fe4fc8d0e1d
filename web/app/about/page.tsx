import type { Metadata } from "next";
import { navigationLabel } from "#web/components/links/navigation-label.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { fetchAboutPage, fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { AboutContact } from "#web/sections/about-contact.tsx";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { RichTextSection } from "#web/sections/rich-text-section.tsx";
import { TeamRoles } from "#web/sections/team-roles.tsx";

const PATH = "/about";

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(PATH, await fetchAboutPage());
}

export default async function AboutPage() {
  const [page, { navigation, settings }] = await Promise.all([fetchAboutPage(), fetchSite()]);
  const { hero, story, standOut, team, contact, social } = page;
  const name = navigationLabel(navigation, PATH) ?? hero.heading;
  const [storyNotes, standOutNotes, teamNotes, contactNotes] = notesByPart([
    { hero, story },
    standOut,
    team,
    { contact, social },
  ]);
  const breadcrumbs = await pageBreadcrumbs(PATH, [
    { name: navigation.homeLabel, path: "/" },
    { name, path: PATH },
  ]);
  return (
    <>
      <PageStructuredData path={PATH} breadcrumbs={breadcrumbs} />
      <PageHero {...hero} breadcrumbs={breadcrumbs} />
      <RichTextSection {...story} notes={storyNotes} />
      <BenefitGrid heading={standOut.heading} benefits={standOut.cards} notes={standOutNotes} />
      <TeamRoles {...team} notes={teamNotes} />
      <AboutContact contact={contact} social={social} settings={settings} notes={contactNotes} />
    </>
  );
}
