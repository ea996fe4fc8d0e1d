import "./tests/setup/keep-compiled.ts";
import { configDefaults, defineConfig } from "vitest/config";

const setupFiles = ["tests/setup/fail-on-console.ts"];
const browserSetupFiles = [...setupFiles, "tests/setup/unmount-react.ts"];
/** Packages of their own, each with a project of its own. */
const PACKAGES = ["scripts/content", "scripts/content-lake", "web/islands"];
/** Tests of code that needs a document. */
const DOM_TESTS = "**/*.dom.test.{ts,tsx}";
/** Milliseconds for tests that start servers and fill them. */
const SERVERS = 120_000;
/** For tests that only compute, also where something else keeps the machine busy. */
const COMPUTING = 30_000;
/** For what a test waits to see. */
const POLLING = 10_000;

/** Tests that need no server. Builds have copies of files beside which tests stand. */
const unit = {
  exclude: [...configDefaults.exclude, ...PACKAGES.map((folder) => `${folder}/**`), "web/.*/**"],
  setupFiles: browserSetupFiles,
  // What the tests import, the Studio's schema compiler above all, is loaded once for all.
  isolate: false,
  testTimeout: COMPUTING,
  // A form that is imported anew takes longer than a second beside other tests.
  expect: { poll: { timeout: POLLING } },
};

/** For tests of the site's own code on a content lake that each file fills anew. */
const onSeededLake = {
  env: {
    // What a test publishes shows in the next page that it renders.
    CONTENT_UPDATES: "webhook",
    METRICS_TOKEN: "a-token-for-tests-only",
    SANITY_WEBHOOK_SECRET: "a secret for tests only",
  },
  globalSetup: ["tests/integration/seed-once.ts"],
  setupFiles: [...setupFiles, "tests/setup/lake-address.ts"],
  testTimeout: SERVERS,
  hookTimeout: SERVERS,
};

export default defineConfig({
  test: {
    reporters: [...configDefaults.reporters, "./tests/setup/failures-at-once.ts"],
    // Vitest leaves a core free by itself, but many of these tests wait for servers of their own.
    maxWorkers: "100%",
    tags: [
      { name: "thorough", description: "Every page, field or language. `npm test` leaves it out." },
    ],
    projects: [
      {
        test: {
          ...unit,
          name: "unit",
          include: [
            "{schemas,scripts,studio,web}/**/*.test.{ts,tsx}",
            "tests/{support,unit}/**/*.test.ts",
          ],
          exclude: [...unit.exclude, DOM_TESTS],
        },
      },
      {
        test: {
          ...unit,
          // A project of its own, because a process ends where the next file needs the other
          // environment, and the next process loads everything anew.
          name: "unit-dom",
          include: [`{studio,web,tests}/${DOM_TESTS}`],
          environment: "jsdom",
        },
      },
      {
        test: {
          name: "islands",
          include: ["web/islands/**/*.test.{ts,tsx}"],
          setupFiles: browserSetupFiles,
        },
      },
      {
        test: {
          name: "content-tool",
          include: ["scripts/content/**/*.test.ts"],
          setupFiles,
          testTimeout: SERVERS,
          hookTimeout: SERVERS,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          setupFiles,
          testTimeout: SERVERS,
          hookTimeout: SERVERS,
        },
      },
      {
        test: {
          name: "content-lake",
          include: ["scripts/content-lake/**/*.test.ts"],
          setupFiles,
          isolate: false,
          testTimeout: SERVERS,
          hookTimeout: SERVERS,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: "integration",
          include: ["tests/integration/*.test.ts"],
          ...onSeededLake,
          // React as it is served renders a page in half the time. Its warnings in development fail
          // alone/react-warnings.test.ts.
          env: { ...onSeededLake.env, NODE_ENV: "production", CONTENT_TIME_LIMIT: "long" },
          // Next, React and the content model are loaded once for all files.
          isolate: false,
        },
      },
      {
        test: {
          // Files that replace modules, or that need an environment of their own.
          name: "integration-alone",
          include: ["tests/integration/alone/*.test.ts"],
          ...onSeededLake,
        },
      },
      {
        test: {
          name: "hosted",
          include: ["tests/hosted/**/*.test.ts"],
          globalSetup: ["tests/integration/seed-once.ts"],
          setupFiles,
          testTimeout: SERVERS,
          hookTimeout: SERVERS,
          // It builds the site and the Studio, beside which nothing else would be quick.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          // What other people's programs read of the site's files: npx vitest run --project=programs
          name: "programs",
          include: ["tests/programs/*.test.ts"],
          ...onSeededLake,
        },
      },
      {
        test: {
          // Needs a stack that runs: tests/run.ts starts one.
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          testTimeout: SERVERS,
          hookTimeout: SERVERS,
        },
      },
    ],
  },
});
