import type { MiddlewareHandler } from "hono";
import { plainError } from "../errors.ts";

/** `localhost`, `*.localhost`, `127.0.0.1` and `[::1]`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(([a-z0-9-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/i.test(hostname);
}

export function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && isLoopbackHost(url.hostname);
}

/** Whether a `Host` header (with or without port) names this machine. */
export function isLoopbackAuthority(host: string | undefined): boolean {
  const url = host === undefined ? null : URL.parse(`http://${host}`);
  return url !== null && url.username === "" && isLoopbackHost(url.hostname);
}

/** Refuses host names of elsewhere that resolve to this machine (DNS rebinding). */
export const hostIsLoopback: MiddlewareHandler = async (c, next) => {
  const host = c.req.header("host");
  if (!isLoopbackAuthority(host)) {
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
