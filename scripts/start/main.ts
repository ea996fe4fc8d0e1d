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

try {
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({ options: { dev: flag, verbose: flag, help: flag } });
  if (values.help) {
    console.log(USAGE);
  } else {
    if (!existsSync(new URL("../../node_modules/execa/package.json", import.meta.url))) {
      throw new Error('The packages are not installed: run "npm ci" first.');
    }
    const { start } = await import("./start.ts");
    process.exitCode = await start(values);
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
