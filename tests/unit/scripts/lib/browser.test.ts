import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { devDependencies } from "../../../../package.json" with { type: "json" };
import { makeTempDir } from "../temp-dir.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the browser that CHROMIUM_PATH names is taken before any other", async () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(await browserExecutable()).toBe(process.execPath);
});

test("one that is not there is named", async () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  await expect(browserExecutable()).rejects.toThrow(
    "CHROMIUM_PATH names /nowhere/chromium, which does not exist.",
  );
});

test("where npm brings a browser, it is that build, and none that is installed or left over", async () => {
  const folder = makeTempDir();
  writeFileSync(join(folder, "chromium"), "#!/bin/sh\necho Chromium 1.0", { mode: 0o755 });
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.stubEnv("TMPDIR", folder);
  const path = await browserExecutable();
  const isBrought = process.platform === "linux" && process.arch === "x64";
  const [major] = devDependencies["@sparticuz/chromium"].split(".");
  if (isBrought) expect(String(execFileSync(path, ["--version"]))).toContain(`Chromium ${major}.`);
});
