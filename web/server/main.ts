// The server of a built site: `node web/server/main.ts --port 3000`. It is a custom server of Next
// (https://nextjs.org/docs/pages/guides/custom-server) with a small cache before it. `next start
// web` serves the same pages without the cache.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { dirname, join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import closeWithGrace from "close-with-grace";
import { buildDir } from "#web/lib/build-dir.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

/** By this time every page has been rendered once. */
const COMPILED_AFTER_MS = 15_000;

/** The configuration that Next writes into a build, as far as this server reads it. */
type BuiltConfig = { config: { env: Record<string, string> } };

/** Request ids that are accepted from a reverse proxy. */
const REQUEST_ID = /^[\w-]{8,128}$/;

/**
 * A request that takes longer to arrive is aborted. All bodies are small, so a slow phone is fast
 * enough.
 */
const TIME_LIMITS = { requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

// Signals are handled first, because the first process of a container ignores signals without a
// handler.
let server: Server | undefined;
closeWithGrace({ skip: ["uncaughtException", "unhandledRejection"] }, async () => {
  if (server === undefined) return;
  const { closeServer } = await import("./close-server.ts");
  await closeServer(server);
});

// This comes before any import, because Next and React behave differently in development.
Object.assign(process.env, { NODE_ENV: "production" });
if (existsSync(".env")) loadEnvFile();
// The server runs in the folder of the pages, as the build did.
process.chdir(dirname(import.meta.dirname));
// The compile cache saves a later start a fifth of its work. Node recognises outdated entries by
// their content. A folder that cannot be written gets no cache.
if (existsSync(buildDir())) enableCompileCache(join(buildDir(), "compiled"));
setTimeout(flushCompileCache, COMPILED_AFTER_MS).unref();

try {
  const { values } = parseArgs({
    options: { port: { type: "string" }, hostname: { type: "string" } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 3000);
  server = await startSite(port, values.hostname);
  process.stdout.write(`The site is served on port ${port}.\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * Starts the server.
 * @param hostname the host to listen on; all addresses without it
 */
async function startSite(port: number, hostname?: string): Promise<Server> {
  const build = buildDir();
  if (!existsSync(join(build, "BUILD_ID"))) {
    const remedy = "run npm run build. NORDUNE_BUILD_DIR names another folder.";
    throw new Error(`There is no build of the site in ${build}: ${remedy}`);
  }
  // What `next build` writes into the code of the pages, such as the list of public files.
  const built: BuiltConfig = JSON.parse(
    readFileSync(join(build, "required-server-files.json"), "utf8"),
  );
  Object.assign(process.env, built.config.env);
  // `next start` sets the port in the same way. This process requests its own pages at this
  // address.
  Object.assign(process.env, { PORT: String(port), LISTEN_HOSTNAME: hostname ?? "" });
  const { readSiteEnvironment } = await import("./site-environment.ts");
  readSiteEnvironment();
  const [{ default: next }, { httpCache }, { sharedRequest }, { requestId }, { metrics }] =
    await Promise.all([
      import("next"),
      import("./http-cache.ts"),
      import("./shared-request.ts"),
      import("#web/lib/log.ts"),
      import("#web/api/metrics.ts"),
    ]);
  const app = next({
    dev: false,
    dir: process.cwd(),
    port,
    // Next adds an upgrade listener to the server that it is given, and would leave sockets open. It
    // gets an unused server: without the listener, Node treats an upgrade as a plain request.
    httpServer: createServer(),
    ...(hostname && { hostname }),
  });
  await app.prepare();
  const isPrivate = ({ cookie = "" }: IncomingMessage["headers"]) =>
    cookie.includes(`${DRAFT_COOKIE}=`);
  const count = (cache: "hit" | "miss") => metrics.cache.inc({ cache });
  const listener = httpCache(app.getRequestHandler(), { sharedRequest, isPrivate, count });
  const server = createServer(TIME_LIMITS, (request, response) => {
    response.once("finish", () => metrics.requests.inc({ status: response.statusCode }));
    // Next responds with 500 to a range that it cannot satisfy, and a server may ignore the header
    // (RFC 9110, 14.2).
    delete request.headers.range;
    // The log names a request by this id, as the reverse proxy's log does.
    const given = request.headers["x-request-id"];
    const id = typeof given === "string" && REQUEST_ID.test(given) ? given : randomUUID();
    request.headers["x-request-id"] = id;
    requestId.run(id, () => listener(request, response));
  });
  await once(server.listen(port, hostname), "listening");
  return server;
}
