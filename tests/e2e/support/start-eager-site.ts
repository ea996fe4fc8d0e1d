import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { copyBuild, startOwnSite } from "#scripts/measure/own-site.ts";
import { addresses, stackEnvironment } from "./stack.ts";

const STUDIO_MS = 5 * 60_000;

// The site of the stack answers while its Studio is still being built.
await waitForHttp(addresses.studio, { timeoutMs: STUDIO_MS });

// Beside the stack that is already there: the site as it is without web/islands, on its content.
const port = Number(new URL(addresses.eagerSite).port);
const buildDir = await copyBuild(stackEnvironment.NORDUNE_BUILD_DIR, port);
const environment = { ...stackEnvironment, NORDUNE_BUILD_DIR: buildDir, SITE_REACT: "eager" };
const site = await startOwnSite(port, environment);
process.once("SIGTERM", () => site.end("SIGTERM"));
