import type { Metadata } from "next";
import { PageStructuredData } from "#web/components/page-structured-data.tsx";
import { fetchCookiePolicyPage, fetchSite } from "#web/content/pages.ts";
import { pageBreadcrumbs } from "#web/lib/seo/page-breadcrumbs.ts";
import { metadataOf } from "#web/lib/seo/page-metadata.ts";
import { CookiePolicy } from "#web/sections/cookie-policy.tsx";

const PATH = "/cookie-policy";

/** Seconds. The page shows today's date, so it is rendered again well within a day. */
export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  return metadataOf(PATH, await fetchCookiePolicyPage());
}

export default async function CookiePolicyPage() {
  const [page, { settings, navigation }] = await Promise.all([
    fetchCookiePolicyPage(),
    fetchSite(),
  ]);
  const breadcrumbs = await pageBreadcrumbs(PATH, [
    { name: navigation.homeLabel, path: "/" },
    { name: page.heading, path: PATH },
  ]);
  return (
    <>
      <PageStructuredData path={PATH} breadcrumbs={breadcrumbs} />
      <CookiePolicy {...page} settings={settings} breadcrumbs={breadcrumbs} />
    </>
  );
}
