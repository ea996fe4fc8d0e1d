// `npm start` and `npm run dev`. Checks what the rest needs to be loaded at all, then loads it.

import { existsSync } from "node:fs";
import { messageOf } from "#schemas/error-message.ts";
import { parseOptions, USAGE } from "./options.ts";

/** The first version that runs TypeScript without a flag. */
const MINIMUM_NODE = [22, 18] as const;

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isOld = major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]);
const isInstalled = ["next", "sanity", "execa", "listr2", "zod"].every((name) =>
  existsSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
);
const problems = [
  ...(isOld
    ? [
        `Node ${process.versions.node} is too old: ${MINIMUM_NODE.join(".")} or newer is needed. "npm ci" installs one for the npm scripts.`,
      ]
    : []),
  ...(isInstalled ? [] : [`The packages are not installed: run "npm ci" first.`]),
];

process.exitCode = await main();

async function main(): Promise<number> {
  try {
    const options = parseOptions(process.argv.slice(2));
    if (options.help) {
      console.log(USAGE);
      return 0;
    }
    if (problems.length > 0) throw new Error(`Nothing was started:\n\n- ${problems.join("\n- ")}`);
    const { start } = await import("./start.ts");
    return await start(options);
  } catch (error) {
    console.error(messageOf(error));
    return 1;
  }
}
