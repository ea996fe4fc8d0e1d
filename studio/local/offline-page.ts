import type { Plugin } from "vite";

const lakeHosts = "http://localhost:* ws://localhost:* http://127.0.0.1:* ws://127.0.0.1:*";

/** Nothing but the Studio itself and servers on this machine. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  `connect-src 'self' ${lakeHosts}`,
  `img-src 'self' data: blob: ${lakeHosts}`,
  `media-src 'self' blob: ${lakeHosts}`,
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  // The site, in the preview.
  "frame-src http://localhost:* http://127.0.0.1:*",
].join("; ");

/** Drops fonts that would come from another host; the Studio then uses the system's own. */
export function dropRemoteFonts(css: string): string {
  return css.replace(/@font-face\s*\{[^}]*https?:\/\/[^}]*\}/g, "");
}

/** Drops the script that Sanity loads from its own host, and forbids every other such request. */
export function keepPageOffline(html: string): string {
  return dropRemoteFonts(html)
    .replace(/<script[^>]+data-sanity-core[^>]*><\/script>\s*/g, "")
    .replace(
      "<head>",
      `<head><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}">`,
    );
}

/** What the Studio asks of hosts that its API does not name: the content lake answers in their place. */
const SANITY_SERVICES =
  /https:\/\/(?:sanity-cdn\.com(?="|\/v1\/modules)|api\.sanity\.io\/vX(?=\/intake\/))/g;

/**
 * The client's own default: Sanity's tasks make a client that nothing of the Studio's configuration
 * reaches, and the local lake has one host for all projects.
 */
const PROJECT_HOSTNAMES = /useProjectHostname: (?:!0|true)/;

/** Has clients ask a lake at its one host, whatever the project. */
export function askOneHost(code: string): string {
  return code.replace(PROJECT_HOSTNAMES, "useProjectHostname: false");
}

/** @param lake address of the local content lake */
export function askLakeInstead(code: string, lake: string): string {
  return code.replace(SANITY_SERVICES, (host) => (host.endsWith("/vX") ? `${lake}/vX` : lake));
}

/** Keeps the Studio of the local content lake from contacting anything outside this machine. */
export function offlinePage(lake: string): Plugin[] {
  return [
    {
      name: "nordune/offline-services",
      transform: {
        filter: { code: /sanity-cdn\.com|api\.sanity\.io/ },
        handler: (code) => ({ code: askLakeInstead(code, lake), map: null }),
      },
    },
    {
      name: "nordune/one-host",
      transform: {
        filter: { id: /@sanity\/client\//, code: PROJECT_HOSTNAMES },
        handler: (code) => ({ code: askOneHost(code), map: null }),
      },
    },
    {
      name: "nordune/offline-fonts",
      enforce: "pre",
      transform: {
        filter: { id: /\.css(?:$|\?)/ },
        handler: (code) => ({ code: dropRemoteFonts(code), map: null }),
      },
    },
    {
      name: "nordune/offline-page",
      enforce: "post",
      transformIndexHtml: { order: "post", handler: keepPageOffline },
      generateBundle: {
        order: "post",
        handler(_options, bundle) {
          const page = bundle["index.html"];
          if (page?.type === "asset" && typeof page.source === "string") {
            page.source = keepPageOffline(page.source);
          }
        },
      },
    },
  ];
}
