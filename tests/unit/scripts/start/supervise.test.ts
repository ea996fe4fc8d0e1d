import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPortFree } from "#scripts/lib/ports.ts";
import { freePort } from "../free-port.ts";
import { occupyPort } from "../occupied-port.ts";
import { makeTempDir } from "../temp-dir.ts";

const standIn = fileURLToPath(new URL("./stand-in-system.ts", import.meta.url));
const TIMEOUT_MS = 30_000;

/** Starts two stand-in services and resolves when both answer. */
async function startSystem() {
  const logDir = makeTempDir();
  const ports = [await freePort(), await freePort()];
  const system = execa(process.execPath, [standIn, logDir, ...ports.map(String)], {
    reject: false,
    stdin: "ignore",
  });
  onTestFinished(() => {
    system.kill("SIGKILL");
  });
  for await (const line of createInterface({ input: system.stdout })) {
    if (line === "running") return { system, ports, logDir };
  }
  throw new Error((await system).stderr);
}

const expectFree = (ports: number[]) =>
  vi.waitFor(async () => expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]), {
    timeout: 10_000,
  });

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops every process and frees the ports, with code 0",
  { timeout: TIMEOUT_MS },
  async (signal) => {
    const { system, ports } = await startSystem();
    expect(await Promise.all(ports.map(isPortFree))).toEqual([false, false]);
    system.kill(signal);
    expect((await system).exitCode).toBe(0);
    expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
  },
);

test("a service that dies stops the rest, with code 1, its name and its last words", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { system, ports, logDir } = await startSystem();
  await fetch(`http://127.0.0.1:${ports[0]}/crash`);
  const { exitCode, stderr } = await system;
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`The service-${ports[0]} ended with code 7.`);
  expect(stderr).toContain("the disk is full");
  expect(readFileSync(join(logDir, `service-${ports[0]}.log`), "utf8")).toContain(
    "the disk is full",
  );
  expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]);
});

test("nothing is left behind when the start script itself is killed", {
  timeout: TIMEOUT_MS,
}, async () => {
  const { system, ports } = await startSystem();
  system.kill("SIGKILL");
  await system;
  await expectFree(ports);
});

test("a service that cannot start stops those before it, with code 1", {
  timeout: TIMEOUT_MS,
}, async () => {
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
