// `npm run build`: builds the site. next.config.mjs decides which content is fetched, and when.

import { join, resolve } from "node:path";
import { execa } from "execa";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { NEXT, ROOT } from "../lib/project.ts";
import { bundleServer } from "./bundle-server.ts";

try {
  const { NORDUNE_BUILD_DIR, NORDUNE_DATA_DIR, CONTENT_EXPORT } = readEnvironment();
  const { exitCode = 1 } = await execa(process.execPath, [NEXT, "build"], {
    // The build runs in the folder of the pages, as the server does (web/lib/build-dir.ts).
    cwd: join(ROOT, "web"),
    env: {
      NODE_ENV: "production",
      NORDUNE_DATA_DIR: resolve(NORDUNE_DATA_DIR),
      ...(CONTENT_EXPORT !== undefined && { CONTENT_EXPORT: resolve(CONTENT_EXPORT) }),
    },
    stdio: "inherit",
    reject: false,
  });
  if (exitCode === 0) await bundleServer(join(ROOT, "web", NORDUNE_BUILD_DIR));
  process.exitCode = exitCode;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
