import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { isLoopbackOrigin } from "../../lib/loopback-host.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const EXPOSED = ["content-length", "content-type", "etag"];

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
