import type { Server } from "node:http";

/** Milliseconds that requests in progress get when the process ends. */
const STOP_WITHIN_MS = 2_000;
const CLOSE_IDLE_EVERY_MS = 50;

/** Accepts no more requests, and ends the process when all responses are sent. */
export function stopServer(server: Server): void {
  server.close(endProcess);
  // A keep-alive connection becomes idle only after its response has been sent.
  setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  setTimeout(endProcess, STOP_WITHIN_MS);
}

/**
 * Ends the process at once by replacing it with another program. `process.exit` would wait for
 * libuv's threads, which may be compressing texts or resolving names without a network.
 */
function endProcess(): void {
  if (process.platform !== "win32") {
    process.execve?.(process.execPath, [process.execPath, "--eval", ""], {
      NODE_ENV: "production",
    });
  }
  process.exit(0);
}
