import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";

const module = JSON.stringify(pathToFileURL(join(ROOT, "tests/run-commands.ts")).href);
const says = (text: string) => ["node", "-e", `console.log("${text} runs")`];
const waits = ["node", "-e", 'console.log("second runs"); setInterval(() => {}, 1_000)'];

/** A test run of three commands, of which the second is given. */
function runOf(second: string[]) {
  const commands = [says("first"), second, says("third")];
  const program = `import { createRun } from ${module};
    const commands = ${JSON.stringify(commands)};
    const run = createRun(commands);
    await run.through(commands);
    process.exitCode = run.report();`;
  const arguments_ = ["--input-type=module", "--eval", program];
  return execa(process.execPath, arguments_, { reject: false, all: true });
}

test.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)(
  "%s ends the whole run at once with code %i and says what did not run",
  async (signal, code) => {
    const run = runOf(waits);
    for await (const line of run.iterable()) if (line === "second runs") run.kill(signal);
    const { exitCode, stderr, stdout } = await run;
    expect(exitCode).toBe(code);
    expect(stdout).toBe("first runs\nsecond runs");
    expect(stderr).toContain(`Stopped by ${signal}.`);
    const [, notRun = ""] = stderr.split("not run to their end:\n");
    expect(notRun).toContain("setInterval");
    expect(notRun).toContain("third runs");
    expect(notRun).not.toContain("first runs");
  },
);

test("a command that a signal has ended ends the run too", async () => {
  const { exitCode, stdout } = await runOf(["node", "-e", 'process.kill(process.pid, "SIGINT")']);
  expect([exitCode, stdout]).toEqual([130, "first runs"]);
});

test("what comes after a command that failed runs, and the failed command is named", async () => {
  const { exitCode, stderr, stdout } = await runOf(["node", "-e", "process.exit(3)"]);
  expect([exitCode, stdout]).toEqual([1, "first runs\nthird runs"]);
  expect(stderr).toBe("Failed:\n  npx node -e process.exit(3)");
});
