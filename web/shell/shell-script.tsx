import { scriptAddress } from "@nordune/islands/scripts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { analyticsFromEnvironment } from "#web/lib/analytics.ts";
import { usePathTo } from "#web/lib/page-context.ts";
import type { ShellSettings } from "./script/settings.ts";

const FALLBACK_WIDTH = 1280;

type ShellScriptProps = {
  settings: CompanyDetails;
  /**
   * Whether the page is for an editor. Then nothing is cached for another visit, and nothing is
   * counted.
   */
  isDraft: boolean;
};

/** The shell script with its settings. */
export function ShellScript({ settings, isDraft }: ShellScriptProps) {
  const { fallbackPicture, pictureUnavailable, cookieBanner } = settings;
  const fallback = fallbackPicture && shownImageUrl(fallbackPicture);
  const tagIds = isDraft ? undefined : analyticsFromEnvironment()?.ids;
  const known: ShellSettings = {
    fallbackPicture: fallback?.width(FALLBACK_WIDTH).auto("format").url(),
    pictureUnavailable,
    hasServiceWorker: !isDraft && process.env.NODE_ENV === "production",
    tagIds,
    analyticsScripts: tagIds && {
      tag: scriptAddress("analytics"),
      vitals: scriptAddress("vitals"),
    },
    toolQueryScript: scriptAddress("tool-query"),
    policyDay: cookieBanner.policyDay,
    contactPath: usePathTo()(fixedPath("contactPage")),
  };
  return <script defer src={scriptAddress("shell")} data-settings={JSON.stringify(known)} />;
}
