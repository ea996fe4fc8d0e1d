import "./tests/setup/keep-compiled.ts";
import { defineConfig } from "@playwright/test";
import { browserExecutable } from "#scripts/lib/browser.ts";
import { addresses } from "./tests/e2e/support/stack.ts";

/** Set once here, so that the worker processes inherit it and unpack nothing themselves. */
process.env.CHROMIUM_PATH = await browserExecutable();

/** `npm run test:stack` has started the stack already, and keeps it for the next run. */
const reuseExistingServer = process.env.E2E_STACK === "running";

const SCHEDULED = "studio/releases.spec.ts";
/** Has a server of its own, on what of the common content lake a faulty one lets through. */
const ON_ITS_OWN = "outage/content-lake-down.spec.ts";

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  globalSetup: "./tests/e2e/support/name-browser.ts",
  workers: 3,
  forbidOnly: true,
  // A second try tells a fault from a machine that was busy; what needed one is listed as flaky.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["html", { open: "never" }]],
  use: {
    baseURL: addresses.site,
    // A trace takes every answer's body from the browser: only what is tried again pays for one.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
    },
  },
  // All share one stack. What only reads runs side by side; what sends shares one inbox, and what
  // publishes must not see each other's edits, so those go one after the other.
  projects: [
    { name: "visiting", testMatch: "visiting/**/*.spec.ts", fullyParallel: true, workers: 2 },
    { name: "leads", testMatch: "leads/**/*.spec.ts", workers: 1, dependencies: ["visiting"] },
    {
      name: "studio",
      testMatch: "studio/**/*.spec.ts",
      timeout: 120_000,
      // The Studio takes its time on a machine that does something else beside it.
      expect: { timeout: 30_000 },
      workers: 1,
      dependencies: ["visiting"],
      testIgnore: SCHEDULED,
    },
    {
      name: "scheduled",
      testMatch: SCHEDULED,
      // The Studio schedules by the minute: these mostly wait, beside what works.
      expect: { timeout: 30_000 },
      workers: 1,
      dependencies: ["visiting"],
    },
    // Some of the same journeys with React from the start, as on a host that has a server of its own.
    {
      name: "awake",
      testMatch: ["leads/{consultation,email-capture}.spec.ts", "visiting/{menus,consent}.spec.ts"],
      // What stands in the menus changes meanwhile, by what is published beside these.
      grepInvert: /holds its links|@apart-from-react/,
      use: { baseURL: addresses.awakeSite },
      workers: 1,
      dependencies: ["leads"],
    },
    {
      name: "editing",
      testMatch: "editing/**/*.spec.ts",
      expect: { timeout: 30_000 },
      workers: 1,
      dependencies: ["leads", "studio", "scheduled"],
    },
    { name: "without lake", testMatch: ON_ITS_OWN, workers: 1, dependencies: ["awake"] },
    {
      name: "outage",
      testMatch: "outage/**/*.spec.ts",
      testIgnore: ON_ITS_OWN,
      workers: 1,
      dependencies: ["editing", "without lake"],
    },
  ],
  webServer: [
    {
      command: "node tests/e2e/support/start-stack.ts",
      url: addresses.site,
      reuseExistingServer,
      timeout: 10 * 60_000,
      stdout: "pipe",
      stderr: "pipe",
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    },
    {
      command: "node tests/e2e/support/start-awake-site.ts",
      url: addresses.awakeSite,
      reuseExistingServer,
      gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    },
  ],
});
