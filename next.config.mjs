/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks the whole project, tests and scripts too; a start need not wait for it.
  typescript: { tsconfigPath: "../tsconfig.json", ignoreBuildErrors: true },
};

export default nextConfig;
