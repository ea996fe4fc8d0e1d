// `npm start` and `npm run dev`. Checks what everything else needs, then imports it.

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { messageOf } from "#schemas/shared/error-message.ts";

try {
  const { values } = parseArgs({
    options: {
      dev: { type: "boolean", default: false },
      "next-start": { type: "boolean", default: false },
    },
  });
  if (!existsSync(new URL("../../node_modules/execa/package.json", import.meta.url))) {
    throw new Error('The packages are not installed: run "npm ci" first.');
  }
  const { start } = await import("./start.ts");
  process.exitCode = await start({ dev: values.dev, nextStart: values["next-start"] });
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
