import { createHash } from "node:crypto";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { imageFolder, throughSite } from "#schemas/shared/environment/through-site.ts";
import { type Analytics, analyticsFromEnvironment } from "#web/lib/analytics.ts";
import { emailServiceFromEnvironment } from "#web/lib/email-service.ts";
import { SHELL_POLICY } from "#web/lib/trusted-types.ts";

export type SecurityOptions = {
  /** Names the hosts that pages may reach besides the site itself, and the Studio. */
  environment: Environment;
  /** Hashes of the style sheets that scripts of the site add to a page. */
  inlineStyleHashes?: readonly string[];
  /**
   * Whether the page is a draft. Only the Studio may frame a draft and communicate with its window.
   * Sanity's overlay adds inline styles to such a page.
   */
  isPreview?: boolean;
};

/** Where browsers send reports, both of the policy (`report-uri`) and of the shell script. */
const REPORTS_PATH = "/api/reports";

/** Two years, in seconds. Subdomains are not included, because the site does not own them. */
const STRICT_TRANSPORT = "max-age=63072000";

/**
 * Features that no page uses. Only names that browsers know are listed, because browsers warn about
 * others.
 */
const UNUSED_FEATURES =
  `accelerometer autoplay camera clipboard-read display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial
  usb xr-spatial-tracking`.split(/\s+/);

/** The headers of every response, whether page, error, file or redirect. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl(options.environment).startsWith("https:") && {
      "Strict-Transport-Security": STRICT_TRANSPORT,
    }),
  };
}

const NONE = "'none'";
const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** Google's tag creates this policy once per script, and falls back to plain text. */
const GOOGLE_TRUSTED_TYPES = ["goog#html", "'allow-duplicates'"];

/**
 * Names every fetch directive, so that none falls back to another's sources:
 * https://www.w3.org/TR/CSP3/#directives-fetch.
 */
function contentSecurityPolicy(options: SecurityOptions): string {
  const { environment, inlineStyleHashes = [], isPreview } = options;
  const analytics = analyticsFromEnvironment(environment);
  const google = googleSources(analytics);
  const studio = isPreview ? [studioUrl(environment)] : [];
  const email = emailServiceFromEnvironment(environment).origin;
  const { host, path } = imageFolder(environment);
  // Images that are proxied by the site itself are allowed anyway.
  const pictures = throughSite(environment).pictures ? [] : [host + path];
  const scripts = [SELF, ...google.scripts];
  // Browsers ignore 'unsafe-inline' beside a hash, so only one of them is set.
  const styles = isPreview ? [SELF, INLINE] : [SELF, ...inlineStyleHashes];
  const directives: Record<string, readonly string[]> = {
    "default-src": [NONE],
    "script-src": scripts,
    "script-src-elem": scripts,
    "script-src-attr": [NONE],
    "style-src": styles,
    "style-src-elem": styles,
    "style-src-attr": isPreview ? [INLINE] : [NONE],
    // The Studio's pictures show what each section looks like in the menu of sections.
    "img-src": [SELF, "data:", ...pictures, ...google.images, ...studio],
    "font-src": [SELF],
    "connect-src": [SELF, ...(email.startsWith("/") ? [] : [email]), ...google.connections],
    "worker-src": [SELF],
    "child-src": [NONE],
    "frame-src": analytics ? google.frames : [NONE],
    "media-src": [NONE],
    "object-src": [NONE],
    "base-uri": [NONE],
    "form-action": [SELF],
    "frame-ancestors": isPreview ? studio : [NONE],
    // Sanity's overlay for drafts writes HTML and adds scripts as plain text.
    ...(!isPreview && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": [SHELL_POLICY, ...(analytics === undefined ? [] : GOOGLE_TRUSTED_TYPES)],
    }),
    // Every browser engine knows `report-uri`. Its successor `report-to` works over TLS only.
    "report-uri": [REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

const ADS_SERVERS = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];

/**
 * The sources that Google's tag needs for the configured properties and accounts. National hosts
 * (`www.google.pl`) are left out, because they only build advertising audiences. Source:
 * https://developers.google.com/tag-platform/security/guides/csp, sections "Google Analytics 4" and
 * "Google Ads".
 */
function googleSources(analytics: Analytics | undefined) {
  const uses = (kind: string, ...sources: string[]) =>
    analytics?.ids.some((id) => id.startsWith(kind)) ? sources : [];
  const tag = analytics === undefined ? [] : ["https://www.googletagmanager.com"];
  const reports = [
    ...tag,
    ...uses("G-", "https://*.google-analytics.com"),
    ...uses("AW-", ...ADS_SERVERS, "https://google.com"),
  ];
  return {
    scripts: [...tag, ...uses("AW-", ...ADS_SERVERS)],
    images: reports,
    connections: [...reports, ...uses("G-", "https://*.analytics.google.com")],
    frames: [...tag, ...uses("AW-", "https://td.doubleclick.net")],
  };
}

/**
 * The source expression that allows one inline style sheet. @param text everything between its tags
 */
export function sha256Source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
