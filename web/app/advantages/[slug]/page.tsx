import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { notesByPart } from "#web/components/rich-text/notes-by-part.ts";
import { plainText } from "#web/components/rich-text/plain-text.ts";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchAdvantagePage, fetchAdvantageSlugs, fetchSite } from "#web/content/pages.ts";
import { pathOf } from "#web/lib/routes.ts";
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
  return metadataOf(`/advantages/${slug}`, {
    title: advantage.title,
    description: plainText(advantage.hero.lead),
    image: advantage.hero.image,
  });
}

export default async function AdvantagePage({ params }: Props) {
  const { slug } = await params;
  const [advantage, { navigation }] = await Promise.all([fetchAdvantagePage(slug), fetchSite()]);
  if (advantage === null) notFound();
  const { title, icon, hero, ...text } = advantage;
  const overview = pathOf({ _type: "advantagesPage" });
  const [notes] = notesByPart([{ hero, text }]);
  return (
    <>
      <PageHero
        {...hero}
        icon={icon}
        breadcrumbs={breadcrumbTrail(navigation, `/advantages/${slug}`, title, overview)}
      />
      <AdvantageText {...text} notes={notes} />
    </>
  );
}
