import type { Server } from "node:http";

/** Whoever is being answered gets this long, in milliseconds. */
const STOP_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Takes no more requests, and ends the process once those that came are answered. */
export function stopServer(server: Server): void {
  server.close(() => process.exit(0));
  // A connection that is kept open is idle only when its answer has left.
  setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  setTimeout(() => process.exit(0), STOP_WITHIN_MS);
}
