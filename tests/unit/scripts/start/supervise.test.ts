import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { execa, type ResultPromise } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPortFree } from "#scripts/lib/ports.ts";
import { freePort, occupyPort } from "../ports.ts";
import { makeTempDir } from "../temp-dir.ts";

const standIn = fileURLToPath(new URL("./stand-in-system.ts", import.meta.url));
vi.setConfig({ testTimeout: 30_000 });

/** Starts two stand-in services and resolves when both answer; `said` is what it printed since. */
async function startSystem(run: (args: string[]) => ResultPromise = runByNode) {
  const logDir = makeTempDir();
  const ports = [await freePort(), await freePort()];
  const system = run([standIn, logDir, ...ports.map(String)]);
  onTestFinished(() => {
    system.kill("SIGKILL");
  });
  const said: string[] = [];
  let isRunning = false;
  const lines = createInterface({ input: system.stdout ?? Readable.from([]) });
  lines.on("line", (line) => {
    isRunning ||= line === "running";
    said.push(line);
  });
  await Promise.race([
    vi.waitUntil(() => isRunning, { timeout: 20_000 }),
    system.then(({ stderr }) => Promise.reject(new Error(String(stderr)))),
  ]);
  return { system, ports, logDir, said: () => said.join("\n") };
}

const options = { reject: false, stdin: "ignore", forceKillAfterDelay: false } as const;
const runByNode = (args: string[]): ResultPromise =>
  execa(process.execPath, args, { ...options, env: { npm_lifecycle_event: undefined } });

/** As a newcomer does: `npm start`. */
function runByNpm(args: string[]): ResultPromise {
  const cwd = makeTempDir();
  const start = [process.execPath, ...args].map((part) => JSON.stringify(part)).join(" ");
  writeFileSync(join(cwd, "package.json"), JSON.stringify({ scripts: { start } }));
  return execa("npm", ["start"], { ...options, cwd });
}

const expectFree = (ports: number[]) =>
  vi.waitFor(async () => expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]), {
    timeout: 10_000,
  });

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops every process and frees the ports, with code 0",
  async (signal) => {
    const { system, ports } = await startSystem();
    expect(await Promise.all(ports.map(isPortFree))).toEqual([false, false]);
    system.kill(signal);
    expect((await system).exitCode).toBe(0);
    expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
  },
);

test("a service that dies is named and started once more; when it dies again soon, all stops with code 1 and its last words", async () => {
  const { system, ports, logDir, said } = await startSystem();
  const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);
  await fetch(`${first}/crash`);
  await vi.waitFor(() => expect(said()).toContain(`The service-${ports[0]} is up again.`), {
    timeout: 10_000,
  });
  expect(said()).toContain(`The service-${ports[0]} ended with code 7. It is started once more`);
  expect((await fetch(`${first}/`)).status).toBe(200);
  expect((await fetch(`${second}/`)).status).toBe(200);

  await fetch(`${first}/crash`);
  const { exitCode, stderr } = await system;
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`The service-${ports[0]} ended with code 7.`);
  expect(stderr).toContain("the disk is full");
  expect(readFileSync(join(logDir, `service-${ports[0]}.log`), "utf8")).toContain(
    "the disk is full",
  );
  expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
});

test.each([
  ["the start script itself", runByNode],
  ["npm, which ran it,", runByNpm],
])("nothing is left behind when %s is killed", async (_what, run) => {
  const { system, ports } = await startSystem(run);
  system.kill("SIGKILL");
  await expectFree(ports);
});

test("a service that cannot start stops those before it, with code 1", async () => {
  const first = await freePort();
  const taken = await occupyPort("127.0.0.1");
  const { exitCode, stderr } = await execa(
    process.execPath,
    [standIn, makeTempDir(), String(first), String(taken)],
    { reject: false },
  );
  expect(exitCode).toBe(1);
  expect(stderr).not.toBe("");
  expect(await isPortFree(first)).toBe(true);
});
