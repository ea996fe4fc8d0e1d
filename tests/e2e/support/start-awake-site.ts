import { copyBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { addresses, stackEnvironment } from "./stack.ts";

const PARENT_CHECK_MS = 1_000;

// Beside the stack that is already there: the site as it is without web/asleep, on its content.
const port = Number(new URL(addresses.awakeSite).port);
const buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port);
const site = await startOwnSite(port, {
  ...stackEnvironment,
  NORDUNE_BUILD_DIR: buildDir,
  SITE_REACT: "awake",
});

const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) void end();
}, PARENT_CHECK_MS);
process.once("SIGTERM", end);

/** With the tests, however they end. */
async function end(): Promise<void> {
  clearInterval(watch);
  await site.end("SIGTERM");
}
