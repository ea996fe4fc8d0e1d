import { createHash } from "node:crypto";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { analyticsFromEnvironment } from "#schemas/shared/environment/analytics.ts";
import { emailServiceFromEnvironment } from "#schemas/shared/environment/email-service.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { imageFolder, throughSite } from "#schemas/shared/environment/through-site.ts";
import { contentSecurityPolicy, type PolicyOptions } from "./content-security-policy.ts";

export type SecurityOptions = PolicyOptions & {
  /** Public address of the site, which says whether it is reached over TLS. */
  siteUrl: string;
};

/** Two years, in seconds. Without subdomains, which are not the site's to decide about. */
const STRICT_TRANSPORT = "max-age=63072000";

/** What no page uses. Only features that browsers know: they warn of every other name. */
const UNUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "clipboard-write",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/**
 * The headers that every answer of the site carries, whatever its kind: page, error, file, redirect.
 * A preview (`studioOrigin`) may keep contact with the Studio's window that opened it.
 */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const isPreview = options.studioOrigin !== undefined;
  return {
    "Content-Security-Policy": contentSecurityPolicy(options),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": isPreview ? "unsafe-none" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isSecure(options.siteUrl) && { "Strict-Transport-Security": STRICT_TRANSPORT }),
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

function isSecure(url: string): boolean {
  return new URL(url).protocol === "https:";
}
