// Several instances of the built site behind one nginx, without containers: `npm run instances`.

import { resolve } from "node:path";
import { runUntilStopped } from "@nordune/content-lake/local-server";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { webhookSecret } from "../start/webhook-secret.ts";
import { startInstances } from "./instances-stack.ts";

try {
  const environment = readEnvironment();
  const instances = await startInstances({
    // Beside the running site, which may stand on the port before.
    port: environment.SITE_PORT + 10,
    buildDir: environment.NORDUNE_BUILD_DIR,
    env: {
      SANITY_WEBHOOK_SECRET: webhookSecret({
        dataDir: resolve(environment.NORDUNE_DATA_DIR),
        fromEnvironment: environment.SANITY_WEBHOOK_SECRET,
      }),
      CONTENT_LAKE_URL: contentLakeFromEnvironment(environment).apiHost ?? "",
    },
  });
  const { front, sites } = instances;
  console.log(`Front: ${front}, before ${sites.join(", ")}`);
  runUntilStopped(instances.close);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
