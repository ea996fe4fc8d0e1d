import { copyBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { addresses, stackEnvironment } from "./stack.ts";

// Beside the stack that is already there: the site as it is without web/asleep, on its content.
const port = Number(new URL(addresses.awakeSite).port);
const buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port);
const site = await startOwnSite(port, {
  ...stackEnvironment,
  NORDUNE_BUILD_DIR: buildDir,
  SITE_REACT: "awake",
});
process.once("SIGTERM", () => void site.end("SIGTERM"));
