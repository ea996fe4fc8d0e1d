import type { Analytics } from "#schemas/shared/environment/analytics.ts";
import { SHELL_POLICY } from "#web/lib/trusted-types.ts";
import { REPORTS_PATH } from "./browser-reports.ts";
import { googleSources } from "./google-sources.ts";

/** What pages may reach besides the site itself, and where they may be shown. */
export type PolicyOptions = {
  /** Where pictures come from: an origin, or a folder's address that ends in a slash. */
  imageHosts: readonly string[];
  /** Where forms are sent to. */
  emailServiceOrigins: readonly string[];
  /** What Google's tag reports to; its hosts are admitted only where this is configured. */
  analytics: Analytics | undefined;
  /**
   * For previews of drafts only: the one origin that may show the answer in a frame. Sanity's tool,
   * which frames what can be edited, writes its styles into such a page.
   */
  studioOrigin?: string | undefined;
  /**
   * Digests of the inline scripts, as `sha256Source` makes them, of an answer that is served as Next
   * made it. Next's loader then assigns addresses of scripts as plain text, before any script of
   * ours could vouch for them, so that Trusted Types cannot be required of such an answer.
   */
  inlineScriptHashes?: readonly string[] | undefined;
  /** Digests of the style sheets that scripts of the site write into a page. */
  inlineStyleHashes?: readonly string[];
};

const NONE = "'none'";
const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** Google's tag makes this one, once for each of its scripts, and falls back to plain text. */
const GOOGLE_TRUSTED_TYPES = ["goog#html", "'allow-duplicates'"];

/**
 * The value of `Content-Security-Policy`. Names every fetch directive, so that none falls back on
 * another one's sources: https://www.w3.org/TR/CSP3/#directives-fetch.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { imageHosts, emailServiceOrigins, analytics, studioOrigin, inlineScriptHashes } = options;
  const { inlineStyleHashes = [] } = options;
  const google = googleSources(analytics);
  const scripts = [SELF, ...(inlineScriptHashes ?? []), ...google.scripts];
  // Not both: beside a digest, browsers ignore that anything inline is admitted.
  const styles = studioOrigin === undefined ? [SELF, ...inlineStyleHashes] : [SELF, INLINE];
  // The menu of sections shows how each looks, by pictures of the Studio.
  const pictures = studioOrigin === undefined ? [] : [studioOrigin];
  const directives: Record<string, readonly string[]> = {
    "default-src": [NONE],
    "script-src": scripts,
    "script-src-elem": scripts,
    "script-src-attr": [NONE],
    "style-src": styles,
    "style-src-elem": styles,
    "style-src-attr": studioOrigin === undefined ? [NONE] : [INLINE],
    "img-src": [SELF, "data:", ...imageHosts, ...google.images, ...pictures],
    "font-src": [SELF],
    "connect-src": [SELF, ...emailServiceOrigins, ...google.connections],
    "manifest-src": [SELF],
    "worker-src": [SELF],
    "child-src": [NONE],
    "frame-src": google.frames.length === 0 ? [NONE] : google.frames,
    "media-src": [NONE],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": [studioOrigin ?? NONE],
    ...(inlineScriptHashes === undefined && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [SHELL_POLICY, ...(analytics === undefined ? [] : GOOGLE_TRUSTED_TYPES)],
    }),
    // Every engine knows it. `report-to` would take its place, and is heard over TLS alone.
    "report-uri": [REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}
