import type { PageConfig } from "next";
import { ContactDetails } from "#web/components/contact-details.tsx";
import { offlineProps } from "#web/page/frame-data.ts";
import type { FrameData } from "#web/page/page-data.ts";

export const config: PageConfig = { unstable_runtimeJS: false };

export const getStaticProps = offlineProps;

/**
 * The page that the service worker caches for visitors without a connection. It shows how to reach
 * the company.
 */
export default function OfflinePage({ site: { settings } }: Pick<FrameData, "site">) {
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
