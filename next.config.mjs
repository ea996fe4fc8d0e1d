import { existsSync, globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { BUILT_PATH, BUILT_SCRIPTS_FILE } from "@nordune/islands/scripts";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { isAskedFromElsewhere, siteRewrites } from "#schemas/shared/environment/through-site.ts";
import { SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";
import { supportFolders, supportRewrites } from "#schemas/shared/support-addresses.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

// Next itself looks for it beside the pages; everything else here reads the project's.
const environmentFile = fileURLToPath(new URL(".env", import.meta.url));
if (existsSync(environmentFile)) loadEnvFile(environmentFile);

/** What else `npm run dev` answers: names in a local network, and those that Codespaces give. */
const PRIVATE_NETWORKS = ["10.*.*.*", "172.*.*.*", "192.168.*.*", "*.local", "*.app.github.dev"];

/**
 * For browsers and for caches that nobody tells of a publish: keep the page, and ask each time whether
 * it is still right. The site's own caches, which it can do without, keep it a second.
 */
const ASK_EACH_TIME = "public, max-age=0, s-maxage=1, must-revalidate";
const FOR_GOOD = "public, max-age=31536000, immutable";

const draftCookie = [{ type: "cookie", key: DRAFT_COOKIE }];

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // A server in one folder, with the few packages that it runs: the Dockerfile asks for it.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  outputFileTracingRoot: fileURLToPath(new URL(".", import.meta.url)),
  // Next's own cache, each file of which is written whole or not at all.
  cacheHandler: fileURLToPath(new URL("web/server/page-cache.mjs", import.meta.url)),
  // Processes of a host of functions share their pages: what one has in memory another may have renewed.
  ...(readEnvironment().CONTENT_UPDATES === "webhook" && { cacheMaxMemorySize: 0 }),
  // Otherwise the proxy is told "localhost" where the server listens on 127.0.0.1, and Next takes what
  // is rewritten there for another server, which it then asks in vain.
  skipProxyUrlNormalize: true,
  // A slash at the end is one of the spellings that the proxy redirects; Next's own redirect would leave
  // without the headers below.
  skipTrailingSlashRedirect: true,
  // Node loads them as they are, and a build has a tenth less to compile.
  serverExternalPackages: ["@sanity/client", "@vercel/otel", "groq-js", "prom-client"],
  compiler: {
    // Before any page is rendered, and not earlier: `npm start` fills the content lake while Next
    // compiles. Imported here: only a build needs it.
    runAfterProductionCompile: async ({ distDir }) => {
      const { lakeOfExport } = await import("#scripts/build/lake-of-export.ts");
      const { prepareBuild } = await import("#web/server/prepare-build.ts");
      try {
        const { url } = (await lakeOfExport()) ?? {};
        await prepareBuild(distDir, url);
        await writeFile(join(distDir, BUILT_SCRIPTS_FILE), process.env.BUILT_SCRIPTS);
      } catch (error) {
        // Thrown, it would be printed twice, with its stack.
        console.error(`\n${error.message}`);
        process.exit(1);
      }
    },
  },
  rewrites: async () => ({ afterFiles: [...supportRewrites, ...siteRewrites()] }),
  // Pictures come from the content lake's image server. Next's own would resize whatever it is asked
  // for, and keep each answer on disk.
  images: { unoptimized: true },
  // `npm run types` checks the whole project, tests and scripts too; a start need not wait for it.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
};

/**
 * The scripts of the pages are built with the site, wherever it is built, and their addresses are
 * written into its code. A server that runs a build finds them there.
 */
export default async function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  if (phase !== PHASE_PRODUCTION_BUILD && !isDevelopment) return nextConfig;
  // Next reads this in each of its worker processes, which inherit what the first has built.
  if (!isDevelopment)
    Object.assign(process.env, { SITE_PHASE: "build", CONTENT_TIME_LIMIT: "long" });
  process.env.BUILT_SCRIPTS ??= JSON.stringify(await buildAll(isDevelopment));
  const { BUILT_SCRIPTS } = process.env;
  return {
    ...nextConfig,
    env: { BUILT_SCRIPTS, SITE_FILES: JSON.stringify(siteFiles()) },
    headers: async () => (isDevelopment ? studioMayRead : await siteHeaders(BUILT_SCRIPTS)),
    allowedDevOrigins: isAskedFromElsewhere(readEnvironment()) ? PRIVATE_NETWORKS : [],
  };
}

// The Studio's checks read the site's pages from the editor's browser. Only the Studio's origin may,
// and without cookies, so it sees what anybody sees. Rejected: an endpoint that walks the site on
// the server, which strangers could call to make it render and fetch everything.
const studioMayRead = [
  {
    source: "/:path*",
    headers: headersOf({ "Access-Control-Allow-Origin": new URL(studioUrl()).origin }),
  },
];

/** The headers of everything that leaves: pages, redirects, errors, files and API routes. */
async function siteHeaders(builtScripts) {
  const { securityHeaders } = await import("#web/server/security-headers.ts");
  const { styleHashes: inlineStyleHashes } = JSON.parse(builtScripts);
  const environment = readEnvironment();
  const usual = securityHeaders({ environment, inlineStyleHashes });
  const preview = securityHeaders({ environment, inlineStyleHashes, isPreview: true });
  const all = "/:path*";
  // Next itself names the files of a build by their content, and says that they may be kept.
  const notOfBuild = "/((?!_next/static/).*)";
  return [
    ...studioMayRead,
    { source: all, missing: draftCookie, headers: headersOf(usual) },
    {
      source: notOfBuild,
      missing: draftCookie,
      headers: headersOf({ "Cache-Control": ASK_EACH_TIME }),
    },
    // The offline page is shown where no other can be fetched, and the rules neither.
    {
      source: "/((?!offline$).*)",
      missing: draftCookie,
      headers: headersOf({ "Speculation-Rules": `"${SPECULATION_RULES_PATH}"` }),
    },
    {
      source: all,
      has: draftCookie,
      headers: headersOf(preview),
    },
    {
      source: notOfBuild,
      has: draftCookie,
      headers: headersOf({ "Cache-Control": "private, no-store" }),
    },
    {
      source: SPECULATION_RULES_PATH,
      headers: headersOf({ "Content-Type": "application/speculationrules+json" }),
    },
    { source: `${BUILT_PATH}:file`, headers: headersOf({ "Cache-Control": FOR_GOOD }) },
  ];
}

function headersOf(values) {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

/** What the site has besides its pages: public files, API routes and support addresses. */
function siteFiles() {
  const files = globSync("**/*", { cwd: folder("web/public"), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder("web/public").length));
  const routes = globSync("api/**/*.{ts,tsx}", { cwd: folder("web/pages") }).map(
    (file) => `/${file.replace(/\.tsx?$/, "")}`,
  );
  const isFolder = (route) => route.includes("/[");
  return {
    paths: [
      ...files,
      ...routes.filter((route) => !isFolder(route)),
      ...supportRewrites.map(({ source }) => source).filter((source) => !source.includes(":")),
    ],
    folders: [
      ...routes.filter(isFolder).map((route) => route.slice(0, route.indexOf("["))),
      ...supportFolders,
    ],
  };
}

function folder(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}

async function buildAll(isDevelopment) {
  const { buildScripts, watchScripts } = await import("@nordune/islands/build");
  const { toastStyleHashes } = await import("#web/forms/toasts/style-hashes.ts");
  const make = isDevelopment ? watchScripts : buildScripts;
  const scripts = await make(folder("web"), folder(BUILT_FOLDER));
  return { ...scripts, styleHashes: await toastStyleHashes() };
}
