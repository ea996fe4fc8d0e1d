// The configuration for AWS, with the parts that OpenNext has for a machine of one's own: an Express
// server in place of API Gateway, and a folder in place of S3.

import type { OpenNextConfig } from "@opennextjs/aws/types/open-next.js";
import aws, { withAskedPath } from "../../../open-next.config.ts";

const config = {
  ...aws,
  default: {
    ...aws.default,
    override: {
      converter: () =>
        withAskedPath("node", () => import("@opennextjs/aws/overrides/converters/node.js")),
      wrapper: "express-dev",
      incrementalCache: "fs-dev",
      queue: "direct",
    },
  },
  imageOptimization: { override: { wrapper: "dummy", converter: "dummy" }, loader: "fs-dev" },
} satisfies OpenNextConfig;

export default config;
