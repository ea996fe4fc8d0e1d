import { once } from "node:events";
import type { Server } from "node:http";

/** Requests that are being handled get this long, in milliseconds. */
const CLOSE_WITHIN_MS = 1_500;
const CHECK_EVERY_MS = 50;

/** Accepts no more requests, and resolves when all responses are sent. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  // Node closes idle connections. A keep-alive connection becomes idle only after its response has
  // been sent.
  const checks = setInterval(() => server.closeIdleConnections(), CHECK_EVERY_MS);
  const limit = setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS);
  await closed;
  clearInterval(checks);
  clearTimeout(limit);
}
