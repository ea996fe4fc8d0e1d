import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import type { ShellAttributes } from "#web/components/shell/script/settings.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { scriptAddress } from "#web/lib/browser-scripts/scripts.ts";

const FALLBACK_WIDTH = 1280;

type ShellScriptProps = {
  settings: CompanyDetails;
  /** An editor looks at it: nothing is kept for another visit, and nothing is counted. */
  isDraft: boolean;
};

/** The shell's script, with what it has to know of the site in attributes of its own. */
export function ShellScript({ settings, isDraft }: ShellScriptProps) {
  const { fallbackPicture, pictureUnavailable, cookieBanner } = settings;
  const fallback = fallbackPicture && shownImageUrl(fallbackPicture);
  const tagIds = isDraft ? undefined : analyticsFromEnvironment()?.ids.join(" ");
  const attributes: ShellAttributes = {
    "data-fallback-picture": fallback?.width(FALLBACK_WIDTH).auto("format").url(),
    "data-picture-unavailable": pictureUnavailable,
    "data-service-worker": isDraft || process.env.NODE_ENV !== "production" ? undefined : "",
    "data-tag-ids": tagIds,
    "data-analytics-scripts": tagIds && ["analytics", "vitals"].map(scriptAddress).join(" "),
    "data-policy-day": cookieBanner.policyDay,
    "data-contact-path": fixedPath("contactPage"),
  };
  return <script defer src={scriptAddress("shell")} {...attributes} />;
}
