import { scriptAddress } from "@nordune/islands/scripts";
import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import type { ShellSettings } from "#web/components/shell/script/settings.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

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
  const known: ShellSettings = {
    fallbackPicture: fallback?.width(FALLBACK_WIDTH).auto("format").url(),
    pictureUnavailable,
    serviceWorker: isDraft || process.env.NODE_ENV !== "production" ? undefined : "",
    tagIds,
    analyticsScripts: tagIds && ["analytics", "vitals"].map(scriptAddress).join(" "),
    policyDay: cookieBanner.policyDay,
    contactPath: fixedPath("contactPage"),
  };
  const attributes = Object.entries(known).map(([name, value]) => [
    `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    value,
  ]);
  return <script defer src={scriptAddress("shell")} {...Object.fromEntries(attributes)} />;
}
