import type { Analytics } from "#schemas/shared/environment/analytics.ts";

/** What a policy admits besides the site itself, by fetch directive. */
export type Sources = {
  scripts: readonly string[];
  images: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
};

const TAG_MANAGER = "https://www.googletagmanager.com";

const ANALYTICS: Sources = {
  scripts: [TAG_MANAGER],
  images: [TAG_MANAGER, "https://*.google-analytics.com"],
  connections: [TAG_MANAGER, "https://*.google-analytics.com", "https://*.analytics.google.com"],
  frames: [TAG_MANAGER],
};

const ADS_SERVERS = [
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
  "https://www.google.com",
];

const ADS: Sources = {
  scripts: [TAG_MANAGER, ...ADS_SERVERS],
  images: [TAG_MANAGER, ...ADS_SERVERS, "https://google.com"],
  connections: [TAG_MANAGER, ...ADS_SERVERS, "https://google.com"],
  frames: [TAG_MANAGER, "https://td.doubleclick.net"],
};

/**
 * What Google's tag needs for the properties and accounts that are configured, and nothing where
 * none is. Without the national hosts (`www.google.pl`), which only build advertising audiences.
 * Source: https://developers.google.com/tag-platform/security/guides/csp, sections "Google
 * Analytics 4" and "Google Ads".
 */
export function googleSources(analytics: Analytics | undefined): Sources {
  const uses = (kind: string) => analytics?.ids.some((id) => id.startsWith(kind)) ?? false;
  const of = (what: keyof Sources) => [
    ...(uses("G-") ? ANALYTICS[what] : []),
    ...(uses("AW-") ? ADS[what] : []),
  ];
  return {
    scripts: of("scripts"),
    images: of("images"),
    connections: of("connections"),
    frames: of("frames"),
  };
}
