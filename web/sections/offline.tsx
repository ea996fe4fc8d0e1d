import { ContactDetails } from "#web/components/contact-details.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";

/** Stands in place of a page that could not be fetched: how to reach us all the same. */
export function Offline({ settings }: { settings: CompanyDetails }) {
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
