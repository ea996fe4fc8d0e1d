import "./setup/keep-compiled.ts";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { addresses } from "./e2e/support/stack.ts";

/** A program and its arguments. */
type Command = readonly string[];

/** Milliseconds for the stack to start, and for a command to end when the run is stopped. */
const START_MS = 10 * 60_000;
const END_MS = 2_000;

/** The exit code of a program that Ctrl-C has ended. */
const STOPPED = 130;

/*
 * Runs the tests step by step, then names what failed: nothing that fails keeps what comes after it
 * from running. `npm test` runs what is quick, and the browser tests that are tagged `@journey`;
 * with `--all` everything runs. One stack serves all browser tests. With `--next-start` it serves
 * the site by Next's own command, and only what runs on the stack is tested.
 */
const { all, "next-start": nextStart } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    "next-start": { type: "boolean", default: false },
  },
}).values;

/** Runs projects of vitest.config.ts. */
const vitest = (...projects: string[]): Command => [
  ...["vitest", "run", "--passWithNoTests"],
  ...projects.map((name) => `--project=${name}`),
];

/**
 * Runs projects of playwright.config.ts. A run of everything takes long, so a test that fails in it
 * is repeated once. Playwright names it as flaky then, and who reads that mends it.
 */
const browsers = (...projects: string[]): Command => [
  ...["playwright", "test", ...projects.map((name) => `--project=${name}`)],
  ...(all ? ["--retries=1"] : ["--grep=@journey"]),
  ...[`--output=test-results/${projects[0]}`, "--pass-with-no-tests"],
];

const quick = [vitest("unit", "islands", "integration", "integration-alone")];
const thorough = [vitest("content-lake", "content-tool", "contract", "hosted")];

/**
 * Commands of a step run side by side. Reading tests come first. Tests that send share one inbox,
 * and tests that publish must not see each other's changes. The Studio's tests are one after the
 * other, which leaves a processor to other tests.
 */
const onStack = all
  ? [
      [browsers("visiting")],
      [browsers("leads", "outage")],
      [browsers("studio"), ...(nextStart ? [] : thorough)],
      [browsers("editing")],
      [vitest("engines")],
    ]
  : // None of the quick tests of outages compares pages while the Studio publishes.
    [[browsers("visiting")], [browsers("leads", "outage", "studio")], [browsers("editing")]];

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

const failed: Command[] = [];
/** How long each command took, in the order in which they ended. */
const took: string[] = [];
const stack = startStack();
const [start] = await Promise.allSettled([stack.isReady, ...(nextStart ? [] : quick.map(run))]);
if (start.status === "fulfilled") {
  for (const step of onStack) await Promise.all(step.map(run));
} else {
  failed.push(stack.command);
  if (!stop.signal.aborted) console.error(start.reason);
}
await stack.close();
console.error(`\nTime taken, also side by side:\n${took.join("\n")}\n`);
if (failed.length > 0) {
  console.error(`Failed:\n${failed.map((command) => `  npx ${command.join(" ")}`).join("\n")}`);
}
if (stop.signal.aborted) console.error("The run was stopped. Not all tests have run.");
process.exitCode = stop.signal.aborted ? STOPPED : Math.min(failed.length, 1);

/** Runs a command in view, and notes when it fails. */
async function run(command: Command): Promise<void> {
  if (stop.signal.aborted) return;
  const [program = "", ...parameters] = command;
  const { exitCode, durationMs } = await execa(program, parameters, {
    preferLocal: true,
    // Two commands may print at once, so neither may move the cursor.
    ...{ stdin: "ignore", stdout: ["pipe", "inherit"], stderr: ["pipe", "inherit"] },
    ...{ buffer: false, reject: false },
    cancelSignal: stop.signal,
    forceKillAfterDelay: END_MS,
  });
  took.push(`${(durationMs / 60_000).toFixed(1).padStart(5)} min  npx ${command.join(" ")}`);
  if (exitCode !== 0) failed.push(command);
}

function startStack() {
  const script = "tests/e2e/support/start-stack.ts";
  const command = ["node", script, ...(nextStart ? ["--next-start"] : [])];
  const stack = execa("node", command.slice(1), { stdio: "inherit", reject: false });
  const waiting = { timeoutMs: START_MS, signal: stop.signal };
  const isServed = Promise.all([
    waitForHttp(addresses.site, waiting),
    waitForHttp(addresses.studio, waiting),
  ]);
  const hasEnded = stack.then(() => Promise.reject(new Error("The stack did not start.")));
  return {
    command,
    isReady: Promise.race([isServed, hasEnded]),
    async close(): Promise<void> {
      stack.kill("SIGTERM");
      await stack;
    },
  };
}
