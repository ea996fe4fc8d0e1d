import { parseArgs } from "node:util";
import { execa } from "execa";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { addresses } from "./e2e/support/stack.ts";

const START_MS = 10 * 60_000;

/** Projects of vitest.config.ts that `npm test` runs, and those that only `npm run test:rest` does. */
const QUICK = ["unit", "islands", "integration"];
const THOROUGH = ["content-lake", "content-tool", "contract", "hosted"];

/**
 * Projects of playwright.config.ts, those of a row side by side: what only reads comes first, what
 * sends shares one inbox, and what publishes must not see each other's edits.
 */
const ROWS = [["visiting"], ["leads", "studio"], ["editing"], ["outage"]];

/*
 * Runs the tests, then names what failed: nothing that fails keeps what comes after it from running.
 * In the browser, on a stack that is started once, `npm test` runs what is tagged `@journey`, and
 * with `--rest` all else.
 */
const { rest } = parseArgs({ options: { rest: { type: "boolean", default: false } } }).values;
const inView = { preferLocal: true, stdio: "inherit", reject: false } as const;
const failed: string[] = [];

await run("vitest", ["run", ...(rest ? THOROUGH : QUICK).map((name) => `--project=${name}`)]);

const stack = execa("node", ["tests/e2e/support/start-stack.ts"], inView);
try {
  await Promise.race([
    waitForHttp(addresses.site, { timeoutMs: START_MS }),
    stack.then(notStarted),
  ]);
  const chosen = rest ? "--grep-invert=@journey" : "--grep=@journey";
  for (const row of ROWS) {
    const projects = row.map((name) => `--project=${name}`);
    const output = `--output=test-results/${row[0]}`;
    await run("playwright", ["test", ...projects, chosen, output, "--pass-with-no-tests"]);
  }
  if (rest) {
    // The same journeys as a visitor has them whose host runs React from the start.
    await run("playwright", ["test", "--project=eager react", "--output=test-results/eager-react"]);
    await run("vitest", ["run", "--project=engines", "--passWithNoTests"]);
  }
} finally {
  stack.kill("SIGTERM");
  await stack;
}
if (failed.length > 0) {
  console.error(`Failed:\n${failed.map((command) => `  npx ${command}\n`).join("")}`);
  process.exitCode = 1;
}

async function run(command: string, args: string[]): Promise<void> {
  const { exitCode } = await execa(command, args, inView);
  if (exitCode !== 0) failed.push([command, ...args].join(" "));
}

function notStarted(): never {
  throw new Error("The stack under test did not start; what it said stands above.");
}
