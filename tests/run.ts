import "./setup/keep-compiled.ts";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { firstPort, stackAt } from "./e2e/support/stack.ts";

/** A program and its arguments. */
type Command = readonly string[];
type Environment = Readonly<Record<string, string>>;
type Stack = ReturnType<typeof startStack>;

/** Milliseconds for the stacks to start, and for a command to end when the run is stopped. */
const START_MS = 10 * 60_000;
const END_MS = 2_000;

/** The exit code of a program that Ctrl-C has ended. */
const STOPPED = 130;

/** From the ports of one stack to those of the other. */
const NEXT_STACK = 100;

/*
 * Checks format, types and generated files, then runs the tests, and names what failed: no test that
 * fails keeps what comes after it from running. `npm test` leaves out tests that are tagged
 * `thorough`, browser tests without the tag `@journey`, and tests of packages that no uncommitted change
 * reaches; with `--all` everything runs. With `--next-start` the site is served by Next's own command, and
 * only what runs on a stack is tested. With `--check` nothing is tested.
 */
const {
  all,
  check,
  "next-start": nextStart,
} = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    check: { type: "boolean", default: false },
    "next-start": { type: "boolean", default: false },
  },
}).values;

/** Runs projects of vitest.config.ts. */
const vitest = (...projects: string[]): Command => [
  ...["vitest", "run", "--passWithNoTests"],
  ...projects.map((name) => `--project=${name}`),
];

const npm = (...parameters: string[]): Command => ["npm", "run", "--silent", ...parameters];

/** The command as somebody types it. */
const asTyped = (command: Command) =>
  (command[0] === "npm" ? command : ["npx", ...command]).join(" ");

/**
 * Runs projects of playwright.config.ts. A run of everything takes long, so a test that fails in it
 * is repeated once. Playwright names it as flaky then, and who reads that mends it.
 */
const browsers = (...projects: string[]): Command => [
  ...["playwright", "test", ...projects.map((name) => `--project=${name}`)],
  ...(all ? ["--retries=1"] : ["--grep=@journey"]),
  ...[`--output=test-results/${projects[0]}`, "--pass-with-no-tests"],
];

const stop = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop.abort());

const failed: Command[] = [];
/** How long each command took, in the order in which they ended. */
const took: string[] = [];

// What takes longest uses one processor: TypeScript, with one checker, needs a third less of it.
await Promise.all([
  runInTurn([npm("lint"), npm("typegen", "--", "--check")]),
  runInTurn([npm("types")]),
]);
if (check || failed.length > 0 || stop.signal.aborted) process.exit(report());

/*
 * Rows of commands run side by side: one without a stack, and one on each stack. Tests that only
 * read come before those that publish, and tests that send share one inbox. The Studio's tests
 * publish, and take as long as all others in a browser, so in a run of everything they have a stack
 * of their own.
 */
const packages = vitest("islands", "content-tool", "content-lake");
const small = vitest("unit", "unit-dom", "integration", "integration-alone");
const withoutStack = all
  ? [small, packages, vitest("contract", "hosted")]
  : // Of the packages, what imports a file that Git sees changed.
    [
      [...small, "--tags-filter=!thorough"],
      [...packages, "--changed"],
    ];
const onStacks = all
  ? [
      [browsers("studio")],
      [browsers("visiting"), browsers("leads", "outage"), browsers("editing"), vitest("engines")],
    ]
  : // None of the quick tests of outages compares pages while the Studio publishes.
    [[browsers("visiting"), browsers("leads", "outage", "studio", "editing")]];

const rows = nextStart ? [] : [runInTurn(withoutStack)];
for (const [index, commands] of onStacks.entries()) {
  const stack = startStack(firstPort + index * NEXT_STACK);
  rows.push(runOn(stack, commands));
  // One after the other, because two builds at once take longer.
  await stack.isReady.catch(() => {});
  if (stop.signal.aborted) break;
}
await Promise.all(rows);

process.exitCode = report();

/** Prints how long everything took, and what failed. @returns the exit code */
function report(): number {
  console.error(`\nTime taken, also side by side:\n${took.join("\n")}\n`);
  if (failed.length > 0) {
    console.error(`Failed:\n${failed.map((command) => `  ${asTyped(command)}`).join("\n")}`);
  }
  if (stop.signal.aborted) console.error("The run was stopped. Not all tests have run.");
  return stop.signal.aborted ? STOPPED : Math.min(failed.length, 1);
}

/** Runs commands on a stack once it is ready, and stops it. */
async function runOn(stack: Stack, commands: readonly Command[]): Promise<void> {
  try {
    await stack.isReady;
    await runInTurn(commands, stack.environment);
  } catch (error) {
    failed.push(stack.command);
    if (!stop.signal.aborted) console.error(error);
  }
  await stack.close();
}

async function runInTurn(commands: readonly Command[], env: Environment = {}): Promise<void> {
  for (const command of commands) await run(command, env);
}

/** Runs a command in view, and notes when it fails. */
async function run(command: Command, env: Environment = {}): Promise<void> {
  if (stop.signal.aborted) return;
  const [program = "", ...parameters] = command;
  const { exitCode, durationMs } = await execa(program, parameters, {
    env,
    preferLocal: true,
    // Several commands may print at once, so none may move the cursor.
    ...{ stdin: "ignore", stdout: ["pipe", "inherit"], stderr: ["pipe", "inherit"] },
    ...{ buffer: false, reject: false },
    cancelSignal: stop.signal,
    forceKillAfterDelay: END_MS,
  });
  took.push(`${(durationMs / 60_000).toFixed(1).padStart(5)} min  ${asTyped(command)}`);
  if (exitCode !== 0) failed.push(command);
}

/** @param port the first of its ports */
function startStack(port: number) {
  const environment = { E2E_PORT: String(port) };
  const command = [
    "node",
    "tests/e2e/support/start-stack.ts",
    ...(nextStart ? ["--next-start"] : []),
  ];
  const stack = execa("node", command.slice(1), {
    ...{ env: environment, stdio: "inherit", reject: false },
  });
  const { addresses } = stackAt(port);
  const waiting = { timeoutMs: START_MS, signal: stop.signal };
  const isServed = Promise.all([
    waitForHttp(addresses.site, waiting),
    waitForHttp(addresses.studio, waiting),
  ]);
  const hasEnded = stack.then(() => Promise.reject(new Error("The stack did not start.")));
  return {
    command,
    environment,
    isReady: Promise.race([isServed, hasEnded]),
    async close(): Promise<void> {
      stack.kill("SIGTERM");
      await stack;
    },
  };
}
