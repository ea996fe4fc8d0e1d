import { Hono, type HonoRequest, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { getPath } from "hono/utils/url";
import { z } from "zod";
import { refreshAssetUrls } from "./assets/asset-store.ts";
import { ApiError, plainError } from "./errors.ts";
import { Presence } from "./http/presence.ts";
import { apiVersionOf } from "./http/request.ts";
import { StreamPorts } from "./http/stream-ports.ts";
import { type Lake, type LakeOptions, openLake } from "./lake.ts";
import { isLoopbackHost, isLoopbackOrigin, isSanityName } from "./local-server/loopback-host.ts";
import { type LoopbackServer, startLoopbackServer } from "./local-server/loopback-server.ts";
import { asDatabaseError, DatabaseError } from "./local-server/sqlite.ts";
import { redirectBrowser } from "./redirect/browser.ts";
import { type ScheduleClock, startReleaseSchedule } from "./release-schedule.ts";
import { addAccountRoutes } from "./routes/account.ts";
import { addAssetServing, addUploadRoutes } from "./routes/assets.ts";
import { addDatasetRoutes } from "./routes/datasets.ts";
import { addDocumentRoutes } from "./routes/documents.ts";
import { addListenRoutes } from "./routes/listen.ts";
import { addProjectRoutes } from "./routes/project.ts";
import { addQueryRoutes } from "./routes/query.ts";
import { addWriteRoutes } from "./routes/write.ts";
import { type RetryPolicy, startWebhooks } from "./webhooks.ts";

export type ContentLakeOptions = LakeOptions & {
  port: number;
  /** Datasets that are created if they do not exist; `production` by default. */
  datasets?: string[];
  webhookRetry?: RetryPolicy;
  /** The clock for scheduled releases; the system's clock by default. */
  clock?: ScheduleClock;
};

export type ContentLake = {
  url: string;
  port: number;
  /** Calls a listener after every change, until the returned function is called. */
  onCommit(listener: () => void): () => void;
  close(): Promise<void>;
};

/**
 * Starts a content lake on the loopback addresses.
 * @throws Error that names the port or the directory when it cannot be used.
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const lake = openLake(options);
  const { store } = lake;
  const { app, streams } = createApp(lake);
  const presence = new Presence();
  let server: LoopbackServer | undefined;
  let webhooks: ReturnType<typeof startWebhooks> | undefined;
  let schedule: ReturnType<typeof startReleaseSchedule> | undefined;
  const close = async () => {
    presence.close();
    await Promise.all([server?.close(), streams.close(), webhooks?.close(), schedule?.close()]);
    await Promise.all(store.datasets().map((dataset) => dataset.idle()));
    store.close();
  };
  try {
    for (const name of options.datasets ?? ["production"]) store.createDataset(name);
    webhooks = startWebhooks(lake, options.webhookRetry);
    server = await startLoopbackServer({ fetch: app.fetch, port: options.port });
    for (const each of server.servers) each.on("upgrade", presence.upgrade);
    lake.publicUrl = server.url;
    refreshAssetUrls(store, lake.publicUrl);
    // This comes after the webhooks, so that they report overdue releases that are published at
    // once.
    schedule = startReleaseSchedule(lake, options.clock);
    const { url, port } = server;
    return { url, port, onCommit: (listener) => store.onCommit(listener), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const VERSION = "/:version{v(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|1|X)}";

/** The HTTP API, and the extra ports for its event streams. */
export function createApp(lake: Lake) {
  // `sanity migrations run` sends addresses that begin with two slashes.
  const app = new Hono({ getPath: (request) => getPath(request).replace(/^\/+/, "/") });
  const streams = new StreamPorts(app.fetch);
  app.onError((error, c) => answer(errorOf(error, c.req, lake)));
  app.notFound(({ req }) =>
    answer(
      plainError(404, `No such route here, though Sanity may have it: ${req.method} ${req.path}`),
    ),
  );
  app.use(hostIsLoopback);
  // A browser sends `Origin: null` after a redirect across origins. Knowing the secret prefix is
  // enough then.
  const redirected = new Hono().use(withCookies);
  addListenRoutes(redirected, lake);
  app.route(streams.prefix + VERSION, redirected);
  app.use(originIsLoopback, withCookies);

  const api = new Hono().use(siteIsOwn, addressIsSound);
  for (const path of ["/data/listen/*", "/data/live/*"]) api.use(path, streams.redirect);
  for (const addRoutes of [
    addUploadRoutes,
    addQueryRoutes,
    addWriteRoutes,
    addDocumentRoutes,
    addListenRoutes,
    addAccountRoutes,
    addDatasetRoutes,
    addProjectRoutes,
  ]) {
    addRoutes(api, lake);
  }
  app.route(VERSION, api);
  addAssetServing(app, lake);
  app.get("/redirect.js", (c) =>
    c.body(`(${redirectBrowser})(${JSON.stringify(lake.publicUrl)});\n`, 200, {
      "content-type": "text/javascript; charset=utf-8",
    }),
  );
  return { app, streams };
}

/** The response to an error. An error that is not the client's mistake is logged. */
function errorOf(thrown: Error, { raw, method, path }: HonoRequest, lake: Lake): ApiError {
  if (thrown instanceof ApiError) return thrown;
  // The client has left, so there is no response.
  if (raw.signal.aborted) return plainError(503, "The client has left");
  // "Maximum call stack size exceeded" comes from JSON that is nested too deeply.
  if (thrown instanceof RangeError && /stack/.test(thrown.message)) {
    return plainError(400, "The request is nested too deep");
  }
  const error = asDatabaseError(lake.store.file, thrown);
  if (error instanceof DatabaseError) {
    lake.log(error.message);
    return plainError(error.isFull ? 507 : 500, error.message);
  }
  lake.log(`${method} ${path} failed: ${thrown.stack ?? thrown.message}`);
  return plainError(500, thrown.message);
}

const answer = ({ status, body }: ApiError): Response => Response.json(body, { status });

/**
 * Refuses foreign host names that resolve to this machine (DNS rebinding). Redirected requests have
 * Sanity's host names (redirect/node.ts), which nobody else can point here.
 */
const hostIsLoopback: MiddlewareHandler = async (c, next) => {
  const host = c.req.header("host") ?? "";
  if (isLoopbackHost(host) || isSanityName(host.split(":")[0] ?? "")) return next();
  throw plainError(403, `Host "${host}" is not allowed: use localhost, 127.0.0.1 or [::1]`);
};

/** There is no authentication, so pages of other sites may not call the lake. */
const originIsLoopback: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  if (origin === undefined || isLoopbackOrigin(origin)) return next();
  throw plainError(403, `Origin "${origin}" is not allowed: only pages served from this machine`);
};

/**
 * A foreign page can also send requests without an `Origin`, by an image or a link. Browsers mark
 * these as cross-site. They get images and files only.
 */
const siteIsOwn: MiddlewareHandler = async (c, next) => {
  const isForeign = c.req.header("sec-fetch-site") === "cross-site";
  if (!isForeign || c.req.header("origin") !== undefined) return next();
  throw plainError(403, "Requests by pages of other sites are not allowed");
};

const TAG = /^[a-z0-9._-]{1,75}$/i;

/**
 * Refuses an API version that is not a date, and a request tag that `@sanity/client` would not
 * send.
 */
const addressIsSound: MiddlewareHandler = async (c, next) => {
  const version = apiVersionOf(c);
  if (/^\d{4}/.test(version) && !z.iso.date().safeParse(version).success) {
    throw plainError(400, `Invalid API version "v${version}": use v1, vX or a day, as v2025-02-19`);
  }
  const tag = c.req.query("tag");
  if (tag === undefined || TAG.test(tag)) return next();
  throw plainError(
    400,
    `Invalid tag "${tag}": Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.`,
  );
};

/** Lets pages that passed these checks send cookies, as the Studio does. */
const withCookies: MiddlewareHandler = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  exposeHeaders: ["content-length", "content-type", "etag"],
  maxAge: 600,
});
