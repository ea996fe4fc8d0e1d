// The server of a built site, on every host where a process runs: a custom server of Next
// (https://nextjs.org/docs/pages/guides/custom-server) with a small cache before it. `npm run build`
// bundles it into the build: `node web/.next/site-server/main.mjs --port 3000`. `next start web`
// serves the same pages without the cache.

import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { enableCompileCache, flushCompileCache } from "node:module";
import { basename, dirname, join } from "node:path";
import { loadEnvFile } from "node:process";
import { parseArgs } from "node:util";
import closeWithGrace from "close-with-grace";
import { CALENDAR_PATH } from "#schemas/shared/routes.ts";
import { DRAFT_COOKIE } from "#web/lib/draft-cookie.ts";

/** By this time every page has been rendered once. */
const COMPILED_AFTER_MS = 15_000;

/** The folder of the build, which holds the bundle of this file. */
const BUILD = dirname(import.meta.dirname);

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
// The server runs in the folder of the pages, as the build did, and serves the build that it is in.
process.chdir(dirname(BUILD));
Object.assign(process.env, { NORDUNE_BUILD_DIR: basename(BUILD) });
// The compile cache saves a later start a fifth of its work. Node recognises outdated entries by
// their content. A folder that cannot be written gets no cache.
enableCompileCache(join(BUILD, "compiled"));
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

/** The configuration that Next writes into a build. */
type BuiltConfig = { config: { env: Record<string, string> } };

/**
 * Starts the server.
 * @param hostname the host to listen on; all addresses without it
 */
async function startSite(port: number, hostname?: string): Promise<Server> {
  const { config }: BuiltConfig = JSON.parse(
    await readFile(join(BUILD, "required-server-files.json"), "utf8"),
  );
  // Next's bundler writes these values into the code of the pages.
  Object.assign(process.env, config.env);
  // Next's standalone output hands its configuration to Next in the same way. An image holds
  // nothing of what next.config.mjs imports.
  const served = { ...config, distDir: basename(BUILD) };
  Object.assign(process.env, { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(served) });
  // `next start` sets the port in the same way. This process requests its own pages at this
  // address.
  Object.assign(process.env, { PORT: String(port), LISTEN_HOSTNAME: hostname ?? "" });
  const { readSiteEnvironment } = await import("./site-environment.ts");
  readSiteEnvironment();
  const [
    { default: next },
    { httpCache },
    { sharedRequest },
    { prefersMarkdown },
    { pageOfShareImage },
    { requestId },
    { metrics },
  ] = await Promise.all([
    import("next"),
    import("./http-cache.ts"),
    import("./shared-request.ts"),
    import("#web/content/routing/markdown-path.ts"),
    import("#schemas/shared/head/share-image-path.ts"),
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
  // A calendar file is made for one visitor, so a cache has nothing to do with it.
  const isPrivate = ({ url = "", headers: { cookie = "" } }: IncomingMessage) =>
    cookie.includes(`${DRAFT_COOKIE}=`) || url.startsWith(`${CALENDAR_PATH}/`);
  const count = (cache: "hit" | "miss") => metrics.cache.inc({ cache });
  const listener = httpCache(app.getRequestHandler(), {
    sharedRequest,
    prefersOtherForm: ({ accept }) => prefersMarkdown(accept),
    // Drawing an image takes a quarter of a second, and the Studio's checks ask only whether it is there.
    isDear: (url) => pageOfShareImage(url.split("?")[0] ?? "") !== undefined,
    isPrivate,
    count,
  });
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
