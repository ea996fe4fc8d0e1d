// The server of a built site: `node web/server/main.ts --port 3000`.

import { existsSync } from "node:fs";
import { enableCompileCache, flushCompileCache } from "node:module";
import { join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { buildDir } from "#web/lib/build-dir.ts";

/** By then every page has been rendered once. */
const ALL_IS_LOADED_MS = 15_000;

// First of all: a container's first process, which this may be, is ended by nothing else.
let stop = (): void => process.exit(0);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop());

// Before anything reads them: Next and React are others in development.
Object.assign(process.env, { NODE_ENV: "production" });
if (existsSync(".env")) loadEnvFile();
// A later start need not compile what this one has, a fifth of its work; Node tells stale code by its
// content. Where the folder cannot be written there is none.
if (existsSync(buildDir())) enableCompileCache(join(buildDir(), "compiled"));
setTimeout(flushCompileCache, ALL_IS_LOADED_MS).unref();

try {
  const { values } = parseArgs({
    options: { port: { type: "string" }, hostname: { type: "string" } },
  });
  const { startSite } = await import("./start-site.ts");
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  stop = await startSite(port, values.hostname);
  process.stdout.write(`The site is served on port ${port}.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
