// `npm start` and `npm run dev`. Checks what the rest needs to be loaded at all, then loads it.

import { existsSync } from "node:fs";
import { messageOf } from "#schemas/shared/error-message.ts";
import { parseOptions, USAGE } from "./options.ts";

const isInstalled = ["next", "sanity", "execa", "listr2", "zod"].every((name) =>
  existsSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
);

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (options.help) {
      console.log(USAGE);
      return 0;
    }
    if (!isInstalled) throw new Error('The packages are not installed: run "npm ci" first.');
    const { start } = await import("./start.ts");
    return await start(options);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
