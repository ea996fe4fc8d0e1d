import { createHash } from "node:crypto";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { type Analytics, analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { imageFolder, throughSite } from "#schemas/shared/environment/through-site.ts";
import { SHELL_POLICY } from "#web/lib/trusted-types.ts";
import { REPORTS_PATH } from "./browser-reports.ts";

/** What pages may reach besides the site itself, and where they may be shown. */
export type SecurityOptions = {
  /** Public address of the site, which says whether it is reached over TLS. */
  siteUrl: string;
  /** Where pictures come from: an origin, or a folder's address that ends in a slash. */
  imageHosts: readonly string[];
  /** Where forms are sent to. */
  emailServiceOrigins: readonly string[];
  /** What Google's tag reports to; its hosts are admitted only where this is configured. */
  analytics: Analytics | undefined;
  /**
   * For previews of drafts only: the one origin that may show the answer in a frame, and which its
   * window may keep contact with. Sanity's tool, which frames what can be edited, writes its styles
   * into such a page.
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

/** Two years, in seconds. Without subdomains, which are not the site's to decide about. */
const STRICT_TRANSPORT = "max-age=63072000";

/** What no page uses. Only features that browsers know: they warn of every other name. */
const UNUSED_FEATURES =
  `accelerometer autoplay camera clipboard-read clipboard-write display-capture encrypted-media
  fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer
  microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial
  usb xr-spatial-tracking`.split(/\s+/);

/** The headers that every answer of the site carries, whatever its kind: page, error, file, redirect. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const isPreview = options.studioOrigin !== undefined;
  const isSecure = new URL(options.siteUrl).protocol === "https:";
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": isPreview ? "unsafe-none" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isSecure && { "Strict-Transport-Security": STRICT_TRANSPORT }),
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

/** What the environment says of the site's own answers. */
export function securityOptionsFromEnvironment(
  environment: Environment = readEnvironment(),
): SecurityOptions {
  const { host, path } = imageFolder(environment);
  const { origin } = emailServiceFromEnvironment(environment);
  return {
    siteUrl: siteUrl(environment),
    // What goes through the site itself is allowed anyway.
    imageHosts: throughSite(environment).pictures ? [] : [host + path],
    emailServiceOrigins: URL.canParse(origin) ? [new URL(origin).origin] : [],
    analytics: analyticsFromEnvironment(environment),
  };
}

/** The source expression that admits one inline script. @param text all between its tags */
export function sha256Source(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
