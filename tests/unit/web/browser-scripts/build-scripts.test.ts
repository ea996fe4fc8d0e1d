import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { buildScripts } from "#web/browser-scripts/build-scripts.ts";

/** The scripts, built into a folder of their own. */
async function build() {
  const folder = await mkdtemp(join(tmpdir(), "built-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { shell, waking } = await buildScripts(folder);
  const read = (address: string) => readFile(join(folder, basename(address)), "utf8");
  return { folder, shell, waking, code: await read(shell), wakingCode: await read(waking) };
}

test("the shell's script is at most 4 KB, and with the one that wakes React 5", async () => {
  const { code, wakingCode } = await build();
  const shellSize = gzipSync(code).length;
  expect(shellSize).toBeLessThanOrEqual(4 * 1024);
  expect(shellSize + gzipSync(wakingCode).length).toBeLessThanOrEqual(5 * 1024);
});

test("the shell's script needs no framework, no further file and no policy's leniency", async () => {
  const { code } = await build();
  expect(code).not.toMatch(/react|\bimport\b|\beval\b|innerHTML|process\.env/i);
  expect(() => new Function(code)).not.toThrow();
});

test("its name changes with its content alone", async () => {
  const [first, second] = [await build(), await build()];
  expect(first.shell).toMatch(/^\/built\/shell-[0-9a-f]{10}\.js$/);
  expect(second.shell).toBe(first.shell);
});

test("scripts of earlier builds stay for a week, for pages that are open", async () => {
  const { folder, shell, waking } = await build();
  for (const [name, days] of [
    ["shell-recent.js", 6],
    ["shell-old.js", 8],
  ] as const) {
    await writeFile(join(folder, name), "");
    const writtenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await utimes(join(folder, name), writtenAt, writtenAt);
  }
  await buildScripts(folder);
  expect(new Set(await readdir(folder))).toEqual(
    new Set([basename(shell), basename(waking), "shell-recent.js"]),
  );
});
