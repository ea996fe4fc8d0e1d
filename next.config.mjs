import { fileURLToPath } from "node:url";
import { studioUrl } from "./schemas/environment/addresses.ts";

/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  cacheHandler: fileURLToPath(new URL("web/content/freshness/page-cache.mjs", import.meta.url)),
  compiler: {
    // Before any page is rendered. Imported here: only a build needs it.
    runAfterProductionCompile: async ({ distDir }) => {
      const { prepareBuild } = await import("./web/start/prepare-build.ts");
      await prepareBuild(distDir).catch((error) => {
        // Thrown, it would be printed twice, with its stack.
        console.error(`\n${error.message}`);
        process.exit(1);
      });
    },
  },
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
  ],
  // `npm run types` checks the whole project, tests and scripts too; a start need not wait for it.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
};

export default nextConfig;
