import { defineConfig } from "@playwright/test";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { addresses } from "./tests/e2e/support/stack.ts";

/** Set once here, so that the worker processes inherit it and unpack nothing themselves. */
process.env.CHROMIUM_PATH = await browserExecutable();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // One stack with one content lake: journeys that publish must not see each other's edits.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    baseURL: addresses.site,
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
  projects: [
    { name: "site", testMatch: "site/**/*.spec.ts" },
    { name: "studio", testMatch: "studio/**/*.spec.ts", timeout: 120_000 },
    { name: "outage", testMatch: "outage/**/*.spec.ts", dependencies: ["site", "studio"] },
  ],
  webServer: {
    command: "node tests/e2e/support/start-stack.ts",
    url: addresses.site,
    timeout: 10 * 60_000,
    stdout: "pipe",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
