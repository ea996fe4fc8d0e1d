// `npm run build`: builds the site, from the last export when the content lake does not answer.

import { execa } from "execa";
import { readEnvironment } from "#schemas/environment/environment.ts";
import { messageOf } from "#schemas/error-message.ts";
import { NEXT, ROOT } from "../lib/project.ts";
import { buildSite } from "./build-site.ts";

try {
  process.exitCode = await buildSite(readEnvironment(), {
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
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
