import type { Metadata } from "next";
import { fetchSite } from "#web/content/fetch-site.ts";
import { Offline } from "#web/sections/offline.tsx";

export async function generateMetadata(): Promise<Metadata> {
  const { settings } = await fetchSite();
  return { title: settings.offlineScreen.heading, robots: "noindex" };
}

/** The page that the service worker keeps for visitors without a connection. */
export default async function OfflinePage() {
  const { settings } = await fetchSite();
  return <Offline settings={settings} />;
}
