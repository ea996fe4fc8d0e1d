// The server of a built site: `node web/server/main.ts --port 3000`. It is Next's own, by Next's
// documented way (https://nextjs.org/docs/pages/guides/custom-server), with a small cache before it.
// `next start web` serves the same without the cache.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import { buildDir } from "#web/lib/build-dir.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

/** By then every page has been rendered once. */
const ALL_IS_LOADED_MS = 15_000;

/** What a reverse proxy may call a request. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/** A request that takes longer to come is given up: none has a body that a slow phone sends. */
const TIME_LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

// First of all: a container's first process, which this may be, is ended by nothing else.
let stop = (): void => process.exit(0);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop());

// Before anything reads them: Next and React are others in development.
Object.assign(process.env, { NODE_ENV: "production" });
if (existsSync(".env")) loadEnvFile();
// In the folder of the pages, as the build ran.
process.chdir(dirname(import.meta.dirname));
// A later start need not compile what this one has, a fifth of its work; Node tells stale code by its
// content. Where the folder cannot be written there is none.
if (existsSync(buildDir())) enableCompileCache(join(buildDir(), "compiled"));
setTimeout(flushCompileCache, ALL_IS_LOADED_MS).unref();

try {
  const { values } = parseArgs({
    options: { port: { type: "string" }, hostname: { type: "string" } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  stop = await startSite(port, values.hostname);
  process.stdout.write(`The site is served on port ${port}.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Starts the server.
 * @param hostname where it listens; everywhere without one
 * @returns a function that ends the process, within three seconds
 */
async function startSite(port: number, hostname?: string): Promise<() => void> {
  const build = buildDir();
  if (!existsSync(join(build, "BUILD_ID"))) {
    const remedy = "run npm run build. NORDUNE_BUILD_DIR names another folder.";
    throw new Error(`There is no build of the site in ${build}: ${remedy}`);
  }
  // As `next start` does, and where it listens: this process asks for its own pages there.
  Object.assign(process.env, { PORT: String(port), LISTEN_HOSTNAME: hostname ?? "" });
  const { readSiteEnvironment } = await import("#schemas/shared/environment/site-environment.ts");
  readSiteEnvironment();
  const [{ default: next }, { httpCache }, { metrics }] = await Promise.all([
    import("next"),
    import("./http-cache.ts"),
    import("#web/api/metrics.ts"),
  ]);
  const app = next({
    dev: false,
    dir: process.cwd(),
    port,
    // Next would take upgrades to itself and leave their sockets open. The site has none: without a
    // listener, Node takes an upgrade for a plain request.
    httpServer: createServer(),
    ...(hostname && { hostname }),
  });
  await app.prepare();
  const isPrivate = ({ cookie = "" }: IncomingMessage["headers"]) =>
    cookie.includes(`${DRAFT_COOKIE}=`);
  const count = (cache: "hit" | "miss") => metrics.cache.inc({ cache });
  const listener = httpCache(app.getRequestHandler(), { isPrivate, count });
  const server = createServer(TIME_LIMITS, (request, response) => {
    response.once("finish", () => metrics.requests.inc({ status: response.statusCode }));
    // A server may ignore it (RFC 9110, 14.2), and Next answers 500 to one it cannot satisfy.
    delete request.headers.range;
    // The log names a request by this, as the reverse proxy's log does.
    const id = request.headers["x-request-id"];
    if (typeof id !== "string" || !REQUEST_ID.test(id)) {
      request.headers["x-request-id"] = randomUUID();
    }
    listener(request, response);
  });
  await once(server.listen(port, hostname), "listening");
  const { stopServer } = await import("./stop-server.ts");
  return () => stopServer(server);
}
