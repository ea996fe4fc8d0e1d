import { once } from "node:events";
import type { Server } from "node:http";

/** Requests that are being handled get this long, in milliseconds. */
const CLOSE_WITHIN_MS = 1_500;
const CHECK_EVERY_MS = 50;

/** Takes no more requests, and resolves when those that came have their responses. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // Node closes connections that are idle now. A connection that is kept open is idle only when its
  // response has left.
  const checks = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
  const limit = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearInterval(checks);
  clearTimeout(limit);
}
