// `npm run build`: builds the site. What it asks, and when, is in next.config.mjs.

import { join } from "node:path";
import { execa } from "execa";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { NEXT, ROOT } from "../lib/project.ts";

try {
  const environment = readEnvironment();
  const { exitCode = 1 } = await execa(process.execPath, [NEXT, "build", "web"], {
    cwd: ROOT,
    env: { NODE_ENV: "production" },
    stdio: "inherit",
    reject: false,
  });
  process.exitCode = exitCode;
  if (exitCode === 0 && environment.SITE_OUTPUT === "standalone") {
    const { completeStandalone } = await import("./complete-standalone.ts");
    const web = join(ROOT, "web");
    const folder = await completeStandalone(web, environment.NORDUNE_BUILD_DIR);
    console.log(`\n${folder} holds all that a server needs: node web/server.mjs`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
