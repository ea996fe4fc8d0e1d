// sanity 6.16.0: the built page of the Studio loads fonts and a script from Sanity's hosts, and no option
// leaves them out. Not needed once there is one.

import type { Plugin } from "vite";

/** The host of the lake, and the subdomain that Sanity's clients use for a project. */
const lakeHosts = ["localhost", "*.localhost", "127.0.0.1"]
  .flatMap((host) => [`http://${host}:*`, `ws://${host}:*`])
  .join(" ");

/** Allows the Studio itself and servers on this machine only. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' http://localhost:* http://127.0.0.1:*",
  "style-src 'self' 'unsafe-inline'",
  `connect-src 'self' ${lakeHosts}`,
  `img-src 'self' data: blob: ${lakeHosts}`,
  `media-src 'self' blob: ${lakeHosts}`,
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  // The site in the preview.
  "frame-src http://localhost:* http://127.0.0.1:*",
].join("; ");

/** Removes fonts of other hosts. The Studio then uses system fonts. */
const dropRemoteFonts = (css: string) => css.replace(/@font-face\s*\{[^}]*https?:\/\/[^}]*\}/g, "");

/**
 * Sends the page's requests for Sanity's hosts to the lake, with the lake's own script. Removes
 * what Sanity's page loads from other hosts, and forbids all other requests.
 */
function keepPageOffline(html: string, lake: string): string {
  return dropRemoteFonts(html)
    .replace(/<script[^>]+data-sanity-core[^>]*><\/script>\s*/g, "")
    .replace(
      "<head>",
      `<head><meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy}"><script src="${lake}/redirect.js"></script>`,
    );
}

/** Keeps the Studio of the local content lake from any request beyond this machine. */
export function offlinePage(lake: string): Plugin {
  return {
    name: "nordune/offline-page",
    enforce: "pre",
    transform: {
      filter: { id: /\.css(?:$|\?)/ },
      handler: (code) => ({ code: dropRemoteFonts(code), map: null }),
    },
    transformIndexHtml: { order: "post", handler: (html) => keepPageOffline(html, lake) },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const page = bundle["index.html"];
        if (page?.type === "asset" && typeof page.source === "string") {
          page.source = keepPageOffline(page.source, lake);
        }
      },
    },
  };
}
