import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { breadcrumbTrail } from "#web/components/shell/breadcrumb-trail.ts";
import { fetchServicePage, fetchServiceSlugs, fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { CallToActionBand } from "#web/sections/call-to-action-band.tsx";
import { Introduction } from "#web/sections/introduction.tsx";
import { PageHero } from "#web/sections/page-hero.tsx";
import { SubServiceRows } from "#web/sections/sub-service-rows.tsx";

type Props = PageProps<"/services/[slug]">;

export function generateStaticParams() {
  return fetchServiceSlugs();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const service = await fetchServicePage(slug);
  if (service === null) return {};
  return metadataOf(`/services/${slug}`, service);
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const [service, { navigation }] = await Promise.all([fetchServicePage(slug), fetchSite()]);
  if (service === null) notFound();
  const path = `/services/${slug}`;
  const trail = breadcrumbTrail(navigation, path, service.title);
  const breadcrumbs = await pageBreadcrumbs(path, trail);
  return (
    <>
      <PageStructuredData path={path} breadcrumbs={breadcrumbs} servicePage={service} />
      <PageHero {...service.hero} breadcrumbs={breadcrumbs} />
      <Introduction {...service.introduction} />
      <BenefitGrid heading={service.benefitsHeading} benefits={service.benefits} />
      <SubServiceRows heading={service.subServicesHeading} items={service.subServices} />
      <CallToActionBand {...service.closing} />
    </>
  );
}
