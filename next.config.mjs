/** @type {import("next").NextConfig} */
const nextConfig = {
  distDir: process.env.NORDUNE_BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: true,
  typescript: { tsconfigPath: "../tsconfig.json" },
};

export default nextConfig;
