import type { Metadata } from "next";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { fetchSite } from "#web/content/fetch-site.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { settings } = await fetchSite();
  return { title: settings.offlineScreen.heading, robots: "noindex" };
}

/** The page that the service worker keeps for visitors without a connection: how to reach us all the same. */
export default async function OfflinePage() {
  const { settings } = await fetchSite();
  const { heading, text, retryLabel } = settings.offlineScreen;
  return (
    <section className="py-section">
      <div className="wrap">
        <div className="grid max-w-measure justify-items-start gap-flow">
          <h1>{heading}</h1>
          <p className="text-lead text-slate">{text}</p>
          <ContactDetails settings={settings} />
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page that was asked for */}
          <a href="" className="btn btn-primary">
            {retryLabel}
          </a>
        </div>
      </div>
    </section>
  );
}
