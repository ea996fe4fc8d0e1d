// Runs what Netlify's builds run of their adapter after `npm run build`:
// node build.mjs <folder of the build> <folder for the output>

import { onBuild } from "@netlify/plugin-nextjs";

const [publishDir, packagePath] = process.argv.slice(2);
const fail = (message, { error } = {}) => {
  throw new Error(message, { cause: error });
};
const netlifyConfig = {
  ...{ headers: [], redirects: [], images: {}, functions: {}, plugins: [] },
  build: { environment: {} },
};
const options = {
  // The version of @netlify/build that runs the adapter.
  constants: {
    PUBLISH_DIR: publishDir,
    PACKAGE_PATH: packagePath,
    IS_LOCAL: true,
    NETLIFY_BUILD_VERSION: "37.3.3",
  },
  netlifyConfig,
  featureFlags: {},
  utils: { build: { failBuild: fail, failPlugin: fail, cancelBuild: fail }, status: { show() {} } },
};
await onBuild(options);
