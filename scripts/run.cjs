// Runs one of the project's TypeScript programs: `node scripts/run.cjs <program.ts> [argument …]`.
// Without a program it only checks Node's version. It is old CommonJS, so that even an outdated
// Node can run it and report the problem.
"use strict";

const { resolve } = require("node:path");
const { pathToFileURL } = require("node:url");

/** The first version that runs TypeScript without a flag. */
const MINIMUM = [22, 18];

const version = process.versions.node.split(".").map(Number);
const isOld = version[0] < MINIMUM[0] || (version[0] === MINIMUM[0] && version[1] < MINIMUM[1]);

if (isOld) {
  console.error(
    [
      `Node ${process.versions.node} is too old: ${MINIMUM.join(".")} or newer is needed.`,
      "",
      'Run "npm ci" without --ignore-scripts: it brings a Node of its own, which the npm scripts then',
      'use. Where it was run already, "npm rebuild node --ignore-scripts=false" is enough. Or install',
      "Node 24 from https://nodejs.org.",
    ].join("\n"),
  );
  process.exitCode = 1;
} else if (process.argv[2] !== undefined) {
  // The program gets the arguments as if Node had started it.
  process.argv.splice(1, 2, resolve(process.argv[2]));
  loadEnvironmentFile();
  import(pathToFileURL(process.argv[1]).href);
}

/** Reads `.env`, if there is one. Existing variables are not changed. */
function loadEnvironmentFile() {
  try {
    process.loadEnvFile(".env");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}
