import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { plainError } from "../errors.ts";
import { isLoopbackHost, isLoopbackOrigin, isSanityName } from "../local-server/loopback-host.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const EXPOSED = ["content-length", "content-type", "etag"];

/**
 * Refuses host names of elsewhere that resolve to this machine (DNS rebinding). Sanity's are what a
 * request bears that was redirected (redirect/node.ts); nobody else can let them lead here.
 */
export const hostIsLoopback: MiddlewareHandler = async (c, next) => {
  const host = c.req.header("host");
  if (!isLoopbackHost(host) && !isSanityName(host?.split(":")[0] ?? "")) {
    throw plainError(403, `Host "${host ?? ""}" is not allowed: use localhost, 127.0.0.1 or [::1]`);
  }
  await next();
};

/** There is no authentication, so no page of another site may call the lake. */
export const originIsLoopback: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header("origin");
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw plainError(403, `Origin "${origin}" is not allowed: only pages served from this machine`);
  }
  await next();
};

/**
 * A page elsewhere can also make a browser ask without an `Origin`, by a picture or a link. Such a
 * request says that it comes from another site; it gets pictures and files, and nothing else.
 */
export const siteIsOwn: MiddlewareHandler = async (c, next) => {
  const isForeign = c.req.header("sec-fetch-site") === "cross-site";
  if (isForeign && c.req.header("origin") === undefined) {
    throw plainError(403, "Requests by pages of other sites are not allowed");
  }
  await next();
};

/** Lets pages of this machine call the lake with cookies, as the Studio does. */
export const corsForLoopback: MiddlewareHandler = cors({
  origin: (origin) => (isLoopbackOrigin(origin) ? origin : null),
  credentials: true,
  allowMethods: METHODS,
  exposeHeaders: EXPOSED,
  maxAge: 600,
});

/**
 * For the extra stream ports: a browser that was redirected across origins says `Origin: null`.
 * They are reached only through an address that holds a secret, so the origin need not be known.
 */
export const corsForStreams: MiddlewareHandler = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: METHODS,
  maxAge: 600,
});
