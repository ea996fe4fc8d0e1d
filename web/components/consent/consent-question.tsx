import { ReferenceLink } from "#web/components/links/reference-link.tsx";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import type { CompanyDetails } from "#web/components/shell/site.ts";
import { CookieBanner } from "./cookie-banner.tsx";

/** The cookie banner with the words of the content lake. */
export function ConsentQuestion({ banner }: { banner: CompanyDetails["cookieBanner"] }) {
  return (
    <CookieBanner
      heading={banner.heading}
      acceptLabel={banner.acceptLabel}
      declineLabel={banner.declineLabel}
      closeLabel={banner.closeLabel}
    >
      <RichLine value={banner.text} />{" "}
      <ReferenceLink page={{ _type: "cookiePolicyPage" }}>{banner.policyLabel}</ReferenceLink>
    </CookieBanner>
  );
}
