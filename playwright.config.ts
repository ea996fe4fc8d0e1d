import "./tests/setup/keep-compiled.ts";
import { defineConfig } from "@playwright/test";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { addresses } from "./tests/e2e/support/stack.ts";

/** Set once here, so that the worker processes inherit it and unpack nothing themselves. */
process.env.CHROMIUM_PATH = await browserExecutable();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/before-all.ts",
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL: addresses.site,
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
  // tests/run.ts says which run side by side, and on which stack.
  projects: [
    {
      name: "visiting",
      testMatch: "visiting/**/*.spec.ts",
      // All checks of a long page take over a minute on a machine that is three times slower.
      timeout: 120_000,
      fullyParallel: true,
      workers: 2,
    },
    { name: "leads", testMatch: "leads/**/*.spec.ts", workers: 1 },
    {
      name: "studio",
      testMatch: "studio/**/*.spec.ts",
      // The longest test takes almost two minutes on a machine that is three times slower.
      timeout: 240_000,
      // There, the Studio takes 18 seconds to show what a page will look like in a search result.
      expect: { timeout: 60_000 },
      workers: 1,
    },
    { name: "editing", testMatch: "editing/**/*.spec.ts", expect: { timeout: 60_000 }, workers: 1 },
    // A server that has just started renders every page anew, beside all other tests.
    { name: "outage", testMatch: "outage/**/*.spec.ts", expect: { timeout: 60_000 }, workers: 1 },
  ],
  webServer: [
    {
      command: "node tests/e2e/support/start-stack.ts",
      // The site answers before the Studio does; tests/e2e/support/before-all.ts waits for both.
      url: addresses.site,
      reuseExistingServer: true,
      timeout: 10 * 60_000,
      stdout: "pipe",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    },
  ],
});
