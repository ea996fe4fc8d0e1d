import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { BUILT_PATH, SERVER_ISLANDS_FOLDER } from "@nordune/islands/scripts";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { isAskedFromElsewhere, siteRewrites } from "#schemas/shared/environment/through-site.ts";
import { ANSWER_PATH, toolRoutes } from "#schemas/shared/tools/tool-address.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";

// Next itself looks for it beside the pages; everything else here reads the project's.
const environmentFile = fileURLToPath(new URL(".env", import.meta.url));
if (existsSync(environmentFile)) loadEnvFile(environmentFile);

/** What else `npm run dev` answers: names in a local network, and those that Codespaces give. */
const PRIVATE_NETWORKS = ["10.*.*.*", "172.*.*.*", "192.168.*.*", "*.local", "*.app.github.dev"];

/** A server in one folder, with the few packages that it runs, for images of containers. */
const standalone = {
  output: "standalone",
  outputFileTracingRoot: fileURLToPath(new URL(".", import.meta.url)),
};

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Otherwise the proxy is told "localhost" where the server listens on 127.0.0.1, and Next takes what
  // is rewritten there for another server, which it then asks in vain.
  skipProxyUrlNormalize: true,
  // The server of the site caches the pages by itself; on a host without it (functions) Next does.
  ...(process.env.SITE_OUTPUT !== "functions" && {
    cacheHandler: fileURLToPath(new URL("web/server/no-cache.mjs", import.meta.url)),
    cacheMaxMemorySize: 0,
  }),
  // Node loads them as they are, and a build has a tenth less to compile.
  serverExternalPackages: ["@sanity/client", "@vercel/otel", "groq-js"],
  // The server renders every page after its start, which loads what that needs: the first page first.
  experimental: { preloadEntriesOnStart: false },
  compiler: {
    // Before any page is rendered, and not earlier: `npm start` fills the content lake while Next
    // compiles. Imported here: only a build needs it.
    runAfterProductionCompile: async ({ distDir }) => {
      const prepared = askForContent(distDir).catch((error) => {
        // Thrown, it would be printed twice, with its stack.
        console.error(`\n${error.message}`);
        process.exit(1);
      });
      const { buildServerIslands } = await import("@nordune/islands/build");
      await buildServerIslands(folder("web/tools"), join(distDir, SERVER_ISLANDS_FOLDER));
      await prepared;
    },
  },
  // What a page with a tool is asked is answered by a rendering for that one visitor; the page itself
  // stays prerendered. Before the pages are looked up, and past the proxy, which would not know the path.
  rewrites: async () => ({
    beforeFiles: toolRoutes.map((source) => ({
      source,
      has: [{ type: "query", key: TOOL_PARAMETER }],
      destination: `${ANSWER_PATH}${source}`,
    })),
    afterFiles: siteRewrites(),
  }),
  // With it, the head of a page that is rendered for one visitor would come after its body, by a script.
  htmlLimitedBots: /.*/,
  // Pictures come from the content lake's image server. Next's own would resize whatever it is asked
  // for, and keep each answer on disk.
  images: { unoptimized: true },
  // The Studio's checks read the site's pages from the editor's browser. Only the Studio's origin may,
  // and without cookies, so it sees what anybody sees. Rejected: an endpoint that walks the site on
  // the server, which strangers could call to make it render and fetch everything.
  headers: async () => [
    {
      source: "/:path*",
      headers: [{ key: "Access-Control-Allow-Origin", value: new URL(studioUrl()).origin }],
    },
    {
      source: `${BUILT_PATH}:file`,
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
  ],
  // `npm run types` checks the whole project, tests and scripts too; a start need not wait for it.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
};

/**
 * The scripts of the pages are built with the site, wherever it is built, and their addresses are
 * written into its code. A server that runs a build finds them there.
 */
export default async function config(phase) {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return nextConfig;
  // Next reads this in each of its worker processes, which inherit what the first has built.
  process.env.BUILT_SCRIPTS ??= JSON.stringify(await buildAll());
  return {
    ...nextConfig,
    ...(process.env.SITE_OUTPUT === "standalone" && standalone),
    env: { BUILT_SCRIPTS: process.env.BUILT_SCRIPTS },
    allowedDevOrigins: isAskedFromElsewhere(readEnvironment()) ? PRIVATE_NETWORKS : [],
  };
}

async function askForContent(distDir) {
  const { lakeOfExport } = await import("#scripts/build/lake-of-export.ts");
  const { url } = (await lakeOfExport()) ?? {};
  if (url !== undefined) process.env.CONTENT_BUILD_URL = url;
  // Its client reads that address once.
  const { prepareBuild } = await import("#web/server/prepare-build.ts");
  await prepareBuild(distDir);
}

function folder(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function buildAll() {
  const { buildScripts } = await import("@nordune/islands/build");
  const { toastStyleHashes } = await import("#web/forms/toasts/style-hashes.ts");
  const scripts = await buildScripts(folder("web"), folder(BUILT_FOLDER));
  return { ...scripts, styleHashes: await toastStyleHashes() };
}
