import { closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { Consent } from "./script/consent/consent-store.ts";
import { part } from "./script/parts.ts";

const HEADING_ID = "cookie-banner";

const choice = (consent: Consent) => ({ type: "button", "data-consent": consent }) as const;

type CookieBannerProps = {
  banner: CompanyDetails["cookieBanner"];
  /** False for an editor. A preview may show the banner but never asks for consent. */
  isAsked: boolean;
};

/**
 * Asks for consent to analytics. The HTML is the same for everybody, so the banner is hidden until
 * the shell script finds that this visitor has not chosen yet. Without JavaScript it stays hidden,
 * because nothing could be measured. The banner is not modal. It is at the bottom of the window, or
 * above the page if the window is too small.
 */
export function CookieBanner({ banner, isAsked }: CookieBannerProps) {
  return (
    <section
      {...(isAsked && part("cookie-banner"))}
      hidden
      aria-labelledby={HEADING_ID}
      tabIndex={-1}
      className="cookie-banner"
    >
      <div>
        <p id={HEADING_ID} className="font-semibold">
          {banner.heading}
        </p>
        <p className="max-w-wide-measure">
          {banner.text}{" "}
          <ReferenceLink page={{ _type: "cookiePolicyPage" }}>{banner.policyLabel}</ReferenceLink>
        </p>
      </div>
      <div className="flex gap-3">
        <button {...choice("declined")} className="btn btn-small btn-secondary">
          {banner.declineLabel}
        </button>
        <button {...choice("accepted")} className="btn btn-small btn-secondary">
          {banner.acceptLabel}
        </button>
      </div>
      <button
        {...choice("declined")}
        aria-label={banner.closeLabel}
        className="grid size-11 place-items-center rounded-1 text-slate max-md:absolute max-md:top-1 max-md:right-1"
      >
        <Icon drawing={closeDrawing} />
      </button>
    </section>
  );
}
