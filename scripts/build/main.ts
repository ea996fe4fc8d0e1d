// `npm run build`: builds the site. What it asks, and when, is in next.config.mjs.

import { execa } from "execa";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { NEXT, ROOT } from "../lib/project.ts";

try {
  readEnvironment();
  const { exitCode = 1 } = await execa(process.execPath, [NEXT, "build", "web"], {
    cwd: ROOT,
    env: { NODE_ENV: "production" },
    stdio: "inherit",
    reject: false,
  });
  process.exitCode = exitCode;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
