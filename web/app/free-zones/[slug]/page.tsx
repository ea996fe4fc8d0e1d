import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchEmiratePage, fetchEmirateSlugs } from "#web/content/free-zone-pages.ts";
import { fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { EmirateHero } from "#web/sections/emirate-hero.tsx";
import { PageSections } from "#web/sections/page-sections.tsx";

type Props = PageProps<"/free-zones/[slug]">;

export function generateStaticParams() {
  return fetchEmirateSlugs();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const emirate = await fetchEmiratePage(slug);
  if (emirate === null) return {};
  return metadataOf(`/free-zones/${slug}`, emirate);
}

export default async function EmiratePage({ params }: Props) {
  const { slug } = await params;
  const [emirate, { navigation }] = await Promise.all([fetchEmiratePage(slug), fetchSite()]);
  if (emirate === null) notFound();
  const { name, hero, heroLayout, sections, closing } = emirate;
  // The first section also notes the conditions of the hero's figures, the last those of the closing.
  const notes = notesByPart(
    sections.map((section, index) => [
      index === 0 ? hero : null,
      section,
      index === sections.length - 1 ? closing : null,
    ]),
  );
  const path = `/free-zones/${slug}`;
  const trail = breadcrumbTrail(navigation, path, name, "/free-zones");
  const breadcrumbs = await pageBreadcrumbs(path, trail);
  return (
    <>
      <PageStructuredData path={path} breadcrumbs={breadcrumbs} />
      <EmirateHero {...hero} layout={heroLayout} breadcrumbs={breadcrumbs} />
      <PageSections sections={sections} notes={notes} />
      <CallToActionBand {...closing} />
    </>
  );
}
