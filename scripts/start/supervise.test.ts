import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPortFree } from "#scripts/lib/ports.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { freePort, occupyPort } from "#tests/support/ports.ts";

const standIn = join(ROOT, "tests/support/stand-in-system.ts");
const areFree = (ports: number[]) => Promise.all(ports.map(isPortFree));
const PATIENCE = { timeout: 20_000 };

/**
 * Starts two test services, and resolves when both respond.
 * @param program Node, or npm as a newcomer uses it
 * @returns `said` is the start script's output so far
 */
async function startSystem(program = process.execPath) {
  const logDir = await makeTempDir();
  const ports = [await freePort(), await freePort()];
  const args = [standIn, logDir, ...ports.map(String)];
  const start = [process.execPath, ...args].map((part) => JSON.stringify(part)).join(" ");
  writeFileSync(join(logDir, "package.json"), JSON.stringify({ scripts: { start } }));
  const system = execa(program, program === "npm" ? ["start"] : args, {
    ...{ cwd: logDir, reject: false, stdin: "ignore", forceKillAfterDelay: false },
    env: { npm_lifecycle_event: undefined },
  });
  onTestFinished(() => void system.kill("SIGKILL"));
  let said = "";
  system.stdout.setEncoding("utf8").on("data", (text) => {
    said += text;
  });
  await Promise.race([
    vi.waitUntil(() => said.includes("running\n"), PATIENCE),
    system.then(({ stderr }) => Promise.reject(new Error(stderr))),
  ]);
  return { system, ports, logDir, said: () => said };
}

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s stops every process and frees the ports, with code 0",
  async (signal) => {
    const { system, ports } = await startSystem();
    expect(await areFree(ports)).toEqual([false, false]);
    system.kill(signal);
    expect((await system).exitCode).toBe(0);
    expect(await areFree(ports)).toEqual([true, true]);
  },
);

test("a crashed program is restarted once, and a second crash stops everything with its last output", async () => {
  const { system, ports, logDir, said } = await startSystem();
  const [first, second] = ports.map((port) => `http://127.0.0.1:${port}`);
  const name = `service-${ports[0]}`;
  await fetch(`${first}/crash`);
  await vi.waitUntil(() => said().includes(`The ${name} runs again.`), PATIENCE);
  expect(said()).toContain(`The ${name} ended with code 7. It is started again`);
  expect((await fetch(`${first}/`)).status).toBe(200);
  expect((await fetch(`${second}/`)).status).toBe(200);

  await fetch(`${first}/crash`);
  const { exitCode, stderr } = await system;
  expect(exitCode).toBe(1);
  expect(stderr).toContain(`The ${name} ended with code 7.`);
  expect(stderr).toContain("the disk is full");
  expect(readFileSync(join(logDir, `${name}.log`), "utf8")).toContain("the disk is full");
  expect(await areFree(ports)).toEqual([true, true]);
});

test.each([
  ["the start script itself", process.execPath],
  ["npm, which ran it,", "npm"],
])("no process is left when %s is killed", async (_what, program) => {
  const { system, ports } = await startSystem(program);
  system.kill("SIGKILL");
  await expect.poll(() => areFree(ports), PATIENCE).toEqual([true, true]);
});

test("if one program cannot start, the others are stopped and the exit code is 1", async () => {
  const [first, taken] = [await freePort(), await occupyPort("127.0.0.1")];
  const args = [standIn, await makeTempDir(), String(first), String(taken)];
  const { exitCode, stderr } = await execa(process.execPath, args, { reject: false });
  expect(exitCode).toBe(1);
  expect(stderr).not.toBe("");
  expect(await isPortFree(first)).toBe(true);
});
