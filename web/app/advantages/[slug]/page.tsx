import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pathOf } from "#schemas/routes.ts";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchAdvantagePage, fetchAdvantageSlugs, fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { AdvantageText } from "#web/sections/advantage-text.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";

type Props = PageProps<"/advantages/[slug]">;

export function generateStaticParams() {
  return fetchAdvantageSlugs();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const advantage = await fetchAdvantagePage(slug);
  if (advantage === null) return {};
  return metadataOf(`/advantages/${slug}`, advantage);
}

export default async function AdvantagePage({ params }: Props) {
  const { slug } = await params;
  const [advantage, { navigation }] = await Promise.all([fetchAdvantagePage(slug), fetchSite()]);
  if (advantage === null) notFound();
  const { title, icon, hero, ...text } = advantage;
  const overview = pathOf({ _type: "advantagesPage" });
  const [notes] = notesByPart([{ hero, text }]);
  const path = `/advantages/${slug}`;
  const trail = breadcrumbTrail(navigation, path, title, overview);
  const breadcrumbs = await pageBreadcrumbs(path, trail);
  return (
    <>
      <PageStructuredData path={path} breadcrumbs={breadcrumbs} />
      <PageHero {...hero} icon={icon} breadcrumbs={breadcrumbs} />
      <AdvantageText {...text} notes={notes} />
    </>
  );
}
