import { parseArgs } from "node:util";
import { execa } from "execa";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { addresses } from "./e2e/support/stack.ts";
import { createRun } from "./run-commands.ts";

const START_MS = 10 * 60_000;

/** Projects of vitest.config.ts that `npm test` runs, and those that only `npm run test:rest` does. */
const QUICK = ["unit", "islands", "integration", "integration-alone"];
const THOROUGH = ["content-lake", "content-tool", "contract", "hosted"];

/**
 * Projects of playwright.config.ts. Those of a row run in parallel: reading tests come first, tests
 * that send share one inbox, and tests that publish must not see each other's changes.
 */
const ROWS = [["visiting"], ["leads", "studio"], ["editing"], ["outage"]];

/*
 * Runs the tests, then names what failed: nothing that fails keeps what comes after it from running.
 * In the browser, on a stack that is started once, `npm test` runs what is tagged `@journey`, and
 * with `--rest` all else. With `--next-start` the stack serves the site by Next's own command, and
 * only what runs on the stack is tested. Ctrl-C ends the run at once, and the stack with it.
 */
const { rest, "next-start": nextStart } = parseArgs({
  options: {
    rest: { type: "boolean", default: false },
    "next-start": { type: "boolean", default: false },
  },
}).values;

const withoutStack = nextStart
  ? []
  : [["vitest", "run", ...(rest ? THOROUGH : QUICK).map((name) => `--project=${name}`)]];
const onStack = ROWS.map((row) => [
  ...["playwright", "test", ...row.map((name) => `--project=${name}`)],
  ...[rest ? "--grep-invert=@journey" : "--grep=@journey"],
  ...[`--output=test-results/${row[0]}`, "--pass-with-no-tests"],
]);
if (rest) onStack.push(["vitest", "run", "--project=engines", "--passWithNoTests"]);

const run = createRun([...withoutStack, ...onStack]);
await run.through(withoutStack);
if (!run.signal.aborted) await runOnStack();
process.exitCode = run.report();

async function runOnStack(): Promise<void> {
  const options = nextStart ? ["--next-start"] : [];
  const stack = execa("node", ["tests/e2e/support/start-stack.ts", ...options], {
    stdio: "inherit",
    reject: false,
  });
  try {
    await Promise.race([
      waitForHttp(addresses.site, { timeoutMs: START_MS, signal: run.signal }),
      stack.then(notStarted),
    ]);
    await run.through(onStack);
  } catch (error) {
    // A stopped run does not wait for a stack. The report says that the run was stopped.
    if (!run.signal.aborted) throw error;
  } finally {
    stack.kill("SIGTERM");
    await stack;
  }
}

function notStarted(): never {
  throw new Error("The stack under test did not start; what it said stands above.");
}
