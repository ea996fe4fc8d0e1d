// `npm start` and `npm run dev`. Checks what the rest needs to be loaded at all, then loads it.

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { messageOf } from "#schemas/shared/error-message.ts";

const USAGE = `Starts the whole system: content lake, lead inbox, Studio and site.

  npm start              build what has changed, then serve
  npm run dev            development servers that follow the source

Options (after "--" with npm):
  --verbose              show everything the parts print
  --help                 show this text`;

const isInstalled = ["next", "sanity", "execa", "zod"].every((name) =>
  existsSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
);

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const flag = { type: "boolean", default: false } as const;
    const { values } = parseArgs({ options: { dev: flag, verbose: flag, help: flag } });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    if (!isInstalled) throw new Error('The packages are not installed: run "npm ci" first.');
    const { start } = await import("./start.ts");
    return await start(values);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
