import { randomUUID } from "node:crypto";
import { existsSync, globSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { fileURLToPath } from "node:url";
import { BUILT_SCRIPTS_FILE } from "@nordune/islands/scripts";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { isAskedFromElsewhere, siteRewrites } from "#schemas/shared/environment/through-site.ts";
import { ENGLISH, languages } from "#schemas/shared/languages.ts";
import { OFFLINE_PATH, SPECULATION_RULES_PATH } from "#schemas/shared/routes.ts";
import { BUILT_FOLDER } from "#web/lib/build-dir.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";
import {
  supportFolders,
  supportPaths,
  supportRewrites,
  translatedRewrites,
} from "#web/server/support-addresses.ts";

// Next looks for this file in `web`, beside the pages. The project keeps it in its root.
const environmentFile = fileURLToPath(new URL(".env", import.meta.url));
if (existsSync(environmentFile)) loadEnvFile(environmentFile);

/**
 * Host names from which `npm run dev` may be used: names in a local network, and those of
 * Codespaces.
 */
const PRIVATE_NETWORKS = ["10.*.*.*", "172.*.*.*", "192.168.*.*", "*.local", "*.app.github.dev"];

/**
 * For browsers and for caches that hear of no publish: they may store the page, but must revalidate
 * it each time. A shared cache keeps a page for a second, if the host's caches do it so.
 */
const askEachTime = ({ SITE_SHARED_SECONDS }) =>
  `public, max-age=0, ${SITE_SHARED_SECONDS === "0" ? "" : "s-maxage=1, "}must-revalidate`;
const FOR_GOOD = "public, max-age=31536000, immutable";

/** Bytes of rendered pages and their data that a process keeps in memory. A page has about 200 KB. */
const PAGES_IN_MEMORY = 2_000_000;

/** Matches each path, with or without a language. */
const ALL_PATHS = "/(.*)";

const draftCookie = [{ type: "cookie", key: DRAFT_COOKIE }];

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // A server in one folder with the packages that it needs. The Dockerfile sets this.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  outputFileTracingRoot: fileURLToPath(new URL(".", import.meta.url)),
  // Tests stand beside what they test, and Next would copy them into its standalone output.
  outputFileTracingExcludes: { "/**": ["./**/*.test.ts", "./**/*.test.tsx"] },
  // Next's own cache, with files that are replaced at once.
  cacheHandler: fileURLToPath(new URL("web/server/page-cache.mjs", import.meta.url)),
  // Processes on a host of functions share their pages, so no process may keep a page in memory
  // that another has revalidated. Any other process keeps the few that are visited most: all of
  // them, as texts and as parsed data, would take 25 MB.
  cacheMaxMemorySize: readEnvironment().CONTENT_UPDATES === "webhook" ? 0 : PAGES_IN_MEMORY,
  // Otherwise the proxy sees "localhost" while the server listens on 127.0.0.1. Next would then
  // take a rewrite for another server and request it in vain.
  skipProxyUrlNormalize: true,
  // The proxy redirects a trailing slash. Next's own redirect would lack the headers below.
  skipTrailingSlashRedirect: true,
  // English pages have no prefix. Visitors choose their language themselves.
  i18n: { locales: languages.map(({ id }) => id), defaultLocale: ENGLISH, localeDetection: false },
  // Node loads these packages without bundling, which saves a tenth of the compiling. It loads each
  // of them once, where the pages, the proxy and the server would each hold a copy.
  serverExternalPackages: ["@sanity/client", "groq-js", "lru-cache", "prom-client", "zod"],
  // The schemas name the Studio's icons, which no page shows. With them each server would load the
  // React of Next's App Router.
  turbopack: { resolveAlias: { "@sanity/icons/*": false } },
  compiler: {
    // This runs before any page is rendered. It does not run earlier, because `npm start` fills the
    // content lake while Next compiles. It is imported here, because only a build needs it.
    runAfterProductionCompile: async ({ distDir }) => {
      const { lakeOfExport } = await import("#scripts/build/lake-of-export.ts");
      const { prepareBuild } = await import("#web/server/prepare-build.ts");
      try {
        const { url } = (await lakeOfExport()) ?? {};
        await prepareBuild(distDir, url);
        await writeFile(join(distDir, BUILT_SCRIPTS_FILE), process.env.BUILT_SCRIPTS);
      } catch (error) {
        // A thrown error would be printed twice, with its stack.
        console.error(`\n${error.message}`);
        process.exit(1);
      }
    },
  },
  // Most of these addresses have no language. Next matches an address without one as that of the default
  // language: https://nextjs.org/docs/pages/api-reference/config/next-config-js/rewrites#rewrites-with-i18n-support.
  // OpenNext matches it as it was sent, so each rewrite has both sources.
  rewrites: async () => ({
    afterFiles: [
      ...[...supportRewrites, ...siteRewrites()].flatMap((rewrite) => [
        { ...rewrite, source: `/${ENGLISH}${rewrite.source}` },
        rewrite,
      ]),
      ...translatedRewrites,
    ].map((rewrite) => ({ ...rewrite, locale: false })),
  }),
  // Images come from the content lake's image server. Next's own image server would resize whatever
  // is requested and store each result on disk.
  images: { unoptimized: true },
  // `npm run types` checks the whole project with tests and scripts, so a build need not wait for
  // it.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
};

/**
 * The scripts of the pages are built together with the site, and their addresses are written into
 * its code. A server that runs the build finds them there.
 */
export default async function config(phase) {
  const isDevelopment = phase === PHASE_DEVELOPMENT_SERVER;
  if (phase !== PHASE_PRODUCTION_BUILD && !isDevelopment) return nextConfig;
  // Next reads the configuration in each of its worker processes. They inherit what the first
  // process has built.
  if (!isDevelopment)
    Object.assign(process.env, { SITE_PHASE: "build", CONTENT_TIME_LIMIT: "long" });
  process.env.BUILT_SCRIPTS ??= JSON.stringify(await buildAll(isDevelopment));
  process.env.SITE_BUILD ??= isDevelopment ? "development" : randomUUID();
  const { BUILT_SCRIPTS, SITE_BUILD } = process.env;
  const lists = isDevelopment ? NO_HEADERS : await headerLists(BUILT_SCRIPTS);
  return {
    ...nextConfig,
    // The name of the build is in the paths of the pages' data. In development Next chooses it.
    generateBuildId: () => SITE_BUILD,
    env: {
      BUILT_SCRIPTS,
      SITE_BUILD,
      SITE_FILES: JSON.stringify(siteFiles()),
      SITE_HEADERS: JSON.stringify(lists),
    },
    headers: async () => (isDevelopment ? studioMayRead : siteHeaders(lists)),
    allowedDevOrigins: isAskedFromElsewhere(readEnvironment()) ? PRIVATE_NETWORKS : [],
  };
}

// The Studio's checks read the site's pages from the editor's browser. Only the Studio's origin is
// allowed, without cookies, so the checks see what visitors see. Rejected: an endpoint that renders
// every page on the server, because anybody could call it.
const studioMayRead = [
  {
    source: ALL_PATHS,
    locale: false,
    headers: headersOf({ "Access-Control-Allow-Origin": new URL(studioUrl()).origin }),
  },
];

/** @type {import("#web/lib/response-headers.ts").ResponseHeaders} */
const NO_HEADERS = { visitor: {}, editor: {}, builtFile: {} };

/**
 * The headers of every response. `headers()` sets them below, and `web/proxy.ts` sets them on its own
 * responses, because some hosts apply `headers()` to nothing that a proxy answers.
 * @returns {Promise<import("#web/lib/response-headers.ts").ResponseHeaders>}
 */
async function headerLists(builtScripts) {
  const { securityHeaders } = await import("#web/server/security-headers.ts");
  const { styleHashes: inlineStyleHashes } = JSON.parse(builtScripts);
  const environment = readEnvironment();
  const studio = { "Access-Control-Allow-Origin": new URL(studioUrl()).origin };
  return {
    visitor: {
      ...studio,
      ...securityHeaders({ environment, inlineStyleHashes }),
      "Cache-Control": askEachTime(environment),
      "Speculation-Rules": `"${SPECULATION_RULES_PATH}"`,
    },
    editor: {
      ...studio,
      ...securityHeaders({ environment, inlineStyleHashes, isPreview: true }),
      "Cache-Control": "private, no-store",
    },
    // The proxy sets this on files that exist, because a pattern would match missing files too.
    builtFile: { "Cache-Control": FOR_GOOD },
  };
}

/**
 * The headers of every response: pages, redirects, errors, files and API routes. Next's own prefix of
 * a language is off (`locale: false`), because a pattern with that prefix misses all paths below
 * `/_next/`. The patterns name no parameter, because Next would fill parameters into each header of
 * each response.
 */
function siteHeaders({ visitor, editor }) {
  const { "Cache-Control": shared, "Speculation-Rules": speculation, ...usual } = visitor;
  const { "Cache-Control": notShared, ...preview } = editor;
  const toVisitors = { missing: draftCookie, locale: false };
  const toEditors = { has: draftCookie, locale: false };
  // Next names the files of a build by their content, and lets caches keep them.
  const notOfBuild = "/((?!_next/static/).*)";
  return [
    { source: ALL_PATHS, ...toVisitors, headers: headersOf(usual) },
    { source: notOfBuild, ...toVisitors, headers: headersOf({ "Cache-Control": shared }) },
    // The offline page is shown when no other page can be fetched, and then the speculation rules
    // cannot be fetched either.
    {
      source: `/((?!(?:${languages.map(({ id }) => id).join("|")})${OFFLINE_PATH}$).*)`,
      ...toVisitors,
      headers: headersOf({ "Speculation-Rules": speculation }),
    },
    { source: ALL_PATHS, ...toEditors, headers: headersOf(preview) },
    { source: notOfBuild, ...toEditors, headers: headersOf({ "Cache-Control": notShared }) },
    {
      source: `/${ENGLISH}${SPECULATION_RULES_PATH}`,
      locale: false,
      headers: headersOf({ "Content-Type": "application/speculationrules+json" }),
    },
  ];
}

function headersOf(values) {
  return Object.entries(values).map(([key, value]) => ({ key, value }));
}

/** The paths of the site that are not pages: public files, API routes and support addresses. */
function siteFiles() {
  const files = globSync("**/*", { cwd: folder("web/public"), withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder("web/public").length));
  const routes = globSync("api/**/*.{ts,tsx}", { cwd: folder("web/pages") }).map(
    (file) => `/${file.replace(/\.tsx?$/, "")}`,
  );
  const isFolder = (route) => route.includes("/[");
  return {
    paths: [...files, ...routes.filter((route) => !isFolder(route)), ...supportPaths],
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
  // Hosts that build in a new clone keep Next's cache, and with it the scripts of the build before.
  const keptIn = join(folder("web"), nextConfig.distDir, "cache/built");
  const make = isDevelopment ? watchScripts : buildScripts;
  const scripts = await make(folder("web"), folder(BUILT_FOLDER), { keptIn });
  return { ...scripts, styleHashes: await toastStyleHashes() };
}
