// `npm run build`: builds the site, from the last export when the content lake does not answer.

import { join } from "node:path";
import { execa } from "execa";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { NEXT, ROOT } from "../lib/project.ts";
import { buildSite } from "./build-site.ts";

try {
  const environment = readEnvironment();
  process.exitCode = await buildSite(environment, {
    warn: (message) => console.warn(`\n${message}\n`),
    build: async (variables) => {
      const { exitCode = 1 } = await execa(process.execPath, [NEXT, "build", "web"], {
        cwd: ROOT,
        env: { NODE_ENV: "production", ...variables },
        stdio: "inherit",
        reject: false,
      });
      return exitCode;
    },
  });
  if (process.exitCode === 0 && environment.SITE_OUTPUT === "standalone") {
    const { completeStandalone } = await import("./complete-standalone.ts");
    const web = join(ROOT, "web");
    const folder = await completeStandalone(web, environment.NORDUNE_BUILD_DIR);
    console.log(`\n${folder} holds all that a server needs: node web/server.mjs`);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
