import { glob, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { buildScripts } from "@nordune/islands/build";
import { afterAll, expect, onTestFinished, test } from "vitest";

const site = fileURLToPath(new URL("../../../web", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "built-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const { scripts } = await buildScripts(site, folder);
const [shell = ""] = scripts.shell ?? [];
const read = (address: string) => readFile(join(folder, basename(address)), "utf8");
const sizeOf = async (address: string) => gzipSync(await read(address)).length;
const sizeOfAll = async (addresses: readonly string[]) =>
  (await Promise.all(addresses.map(sizeOf))).reduce((sum, size) => sum + size, 0);

// tests/e2e/visiting/budgets.spec.ts tests the sizes of first views and of tools.
test("the script of every page has at most 4 KB in one file and no framework", async () => {
  expect(await sizeOf(shell)).toBeLessThanOrEqual(4 * 1024);
  const code = await read(shell);
  expect(code).not.toMatch(/react|\bimport\b|\beval\b|innerHTML|process\.env/i);
  expect(() => new Function(code)).not.toThrow();
});

/**
 * Limits of scripts in thousands of bytes. Forms include the library of messages, one form also
 * that of its fields, and the preview includes Sanity's overlay.
 */
const LIMITS: Readonly<Record<string, number>> = {
  consultation: 112,
  "email-capture": 88,
  preview: 300,
};
const limitOf = (name: string) => LIMITS[name] ?? 80;

test.each(Object.entries(scripts))(
  "the script %s with everything it loads is within its limit",
  async (name, addresses) => {
    expect(await sizeOfAll(addresses)).toBeLessThanOrEqual(limitOf(name) * 1000);
    for (const address of addresses) {
      expect(await read(address)).not.toMatch(/process\.env|jsxDEV/);
    }
  },
);

test("every form and tool takes its language from the page", async () => {
  const islands: string[] = [];
  for await (const path of glob("**/*.island.tsx", { cwd: site })) islands.push(path);
  expect(islands.length).toBeGreaterThan(5);
  for (const path of islands) {
    const addresses = scripts[basename(path, ".island.tsx")] ?? [];
    const code = await Promise.all(addresses.map(read));
    expect(code.join("").includes("documentElement.lang"), path).toBe(true);
  }
});

test("a built script lists every file that it imports, itself first", async () => {
  for (const [name, addresses] of Object.entries(scripts)) {
    expect(addresses[0]).toMatch(new RegExp(`^/built/${name}-[\\w-]+\\.js$`));
    for (const address of addresses) {
      const imports = (await read(address)).matchAll(/(?:from|import)[\s(]*["'`]\.\/([^"'`]+)/g);
      for (const [, file] of imports) expect(addresses).toContain(`/built/${file}`);
    }
  }
});

test("scripts of earlier builds are kept for a week for open pages", async () => {
  const before = await readdir(folder);
  for (const [name, days] of [
    ["shell-recent.js", 6],
    ["shell-old.js", 8],
  ] as const) {
    await writeFile(join(folder, name), "");
    const writtenAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    await utimes(join(folder, name), writtenAt, writtenAt);
  }
  await buildScripts(site, folder);
  expect(new Set(await readdir(folder))).toEqual(new Set([...before, "shell-recent.js"]));
});

test("a build in a new clone has the scripts of the build before, if the host keeps a cache", async () => {
  const keptIn = join(folder, "../", `${basename(folder)}-kept`);
  const clones = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "clone-"))));
  const [first = "", second = ""] = clones;
  onTestFinished(async () => {
    for (const made of [keptIn, ...clones]) await rm(made, { recursive: true, force: true });
  });
  await writeFile(join(first, "shell-before.js"), "");
  await buildScripts(site, first, { keptIn });
  await buildScripts(site, second, { keptIn });
  expect(await readdir(second)).toContain("shell-before.js");
});
