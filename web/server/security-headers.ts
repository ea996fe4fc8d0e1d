import { createHash } from "node:crypto";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { type Analytics, analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { imageFolder, throughSite } from "#schemas/shared/environment/through-site.ts";
import { SHELL_POLICY } from "#web/lib/trusted-types.ts";

export type SecurityOptions = {
  /** Says what pages may reach besides the site itself, and where the Studio is. */
  environment: Environment;
  /** Digests of the style sheets that scripts of the site write into a page. */
  inlineStyleHashes?: readonly string[];
  /**
   * A draft: the Studio alone may show it in a frame, and keep contact with its window. Sanity's tool,
   * which frames what can be edited, writes its styles into such a page.
   */
  isPreview?: boolean;
};

/** Where browsers report to, by the policy (`report-uri`) and the shell's script. */
export const REPORTS_PATH = "/api/reports";

/** Two years, in seconds. Without subdomains, which are not the site's to decide about. */
const STRICT_TRANSPORT = "max-age=63072000";

/** What no page uses. Only features that browsers know: they warn of every other name. */
const UNUSED_FEATURES =
  `accelerometer autoplay camera clipboard-read display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial
  usb xr-spatial-tracking`.split(/\s+/);

/** The headers that every answer of the site carries, whatever its kind: page, error, file, redirect. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": options.isPreview ? "unsafe-none" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(siteUrl(options.environment).startsWith("https:") && {
      "Strict-Transport-Security": STRICT_TRANSPORT,
    }),
  };
}

const NONE = "'none'";
const SELF = "'self'";
const INLINE = "'unsafe-inline'";

/** Google's tag makes this one, once for each of its scripts, and falls back to plain text. */
const GOOGLE_TRUSTED_TYPES = ["goog#html", "'allow-duplicates'"];

/**
 * Names every fetch directive, so that none falls back on another one's sources:
 * https://www.w3.org/TR/CSP3/#directives-fetch.
 */
function contentSecurityPolicy(options: SecurityOptions): string {
  const { environment, inlineStyleHashes = [], isPreview } = options;
  const analytics = analyticsFromEnvironment(environment);
  const google = googleSources(analytics);
  const studio = isPreview ? [studioUrl(environment)] : [];
  const email = emailServiceFromEnvironment(environment).origin;
  const { host, path } = imageFolder(environment);
  // What goes through the site itself is allowed anyway.
  const pictures = throughSite(environment).pictures ? [] : [host + path];
  const scripts = [SELF, ...google.scripts];
  // Not both: beside a digest, browsers ignore that anything inline is admitted.
  const styles = isPreview ? [SELF, INLINE] : [SELF, ...inlineStyleHashes];
  const directives: Record<string, readonly string[]> = {
    "default-src": [NONE],
    "script-src": scripts,
    "script-src-elem": scripts,
    "script-src-attr": [NONE],
    "style-src": styles,
    "style-src-elem": styles,
    "style-src-attr": isPreview ? [INLINE] : [NONE],
    // The menu of sections shows how each looks, by pictures of the Studio.
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
    // Sanity's tool for drafts writes HTML and adds scripts as plain text.
    ...(!isPreview && {
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

const ADS_SERVERS = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];

/**
 * What Google's tag needs for the properties and accounts that are configured, and nothing where
 * none is. Without the national hosts (`www.google.pl`), which only build advertising audiences.
 * Source: https://developers.google.com/tag-platform/security/guides/csp, sections "Google
 * Analytics 4" and "Google Ads".
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

/** The source expression that admits one inline style sheet. @param text all between its tags */
export function sha256Source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
