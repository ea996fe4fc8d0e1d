import { closeDrawing } from "#web/components/icons/drawings.ts";
import { Icon } from "#web/components/icons/icon.tsx";
import { ReferenceLink } from "#web/components/links/reference-link.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { CompanyDetails } from "#web/components/shell/site.ts";
import type { Consent } from "#web/lib/analytics/consent-store.ts";
import { ConsentQuestion } from "./consent-question.tsx";

const HEADING_ID = "cookie-banner";

const choice = (consent: Consent) => ({ type: "button", "data-consent": consent }) as const;

/** Asks for consent to analytics, on every page until there is an answer. */
export function CookieBanner({ banner }: { banner: CompanyDetails["cookieBanner"] }) {
  return (
    <ConsentQuestion labelledBy={HEADING_ID}>
      <div>
        <p id={HEADING_ID} className="font-semibold">
          {banner.heading}
        </p>
        <p className="max-w-wide-measure">
          <RichLine value={banner.text} />{" "}
          <ReferenceLink page={{ _type: "cookiePolicyPage" }}>{banner.policyLabel}</ReferenceLink>
        </p>
      </div>
      <div className="flex gap-3">
        <button {...choice("declined")} className="btn btn-small btn-secondary">
          {banner.declineLabel}
        </button>
        <button {...choice("accepted")} className="btn btn-small btn-primary">
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
    </ConsentQuestion>
  );
}
