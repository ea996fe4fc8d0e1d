import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { copyBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { addresses, stackEnvironment } from "./stack.ts";

const STACK_CHECK_MS = 2_000;
const STUDIO_MS = 5 * 60_000;

// The site of the stack answers while its Studio is still being built.
await waitForHttp(addresses.studio, { timeoutMs: STUDIO_MS });

// Beside the stack that is already there: the site as it is without web/islands, on its content.
const port = Number(new URL(addresses.eagerSite).port);
const buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port);
const site = await startOwnSite(port, {
  ...stackEnvironment,
  NORDUNE_BUILD_DIR: buildDir,
  SITE_REACT: "eager",
});

// However the tests end: once the stack is gone, so is this.
const watch = setInterval(async () => {
  if (!(await answers(addresses.inbox))) await end();
}, STACK_CHECK_MS);
process.once("SIGTERM", end);

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

async function end(): Promise<void> {
  clearInterval(watch);
  await site.end("SIGTERM");
}
