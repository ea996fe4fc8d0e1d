import type { Server } from "node:http";

/** Whoever is being answered gets this long, in milliseconds. */
const STOP_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 50;

/** Takes no more requests, and ends the process once those that came are answered. */
export function stopServer(server: Server): void {
  server.close(endProcess);
  // A connection that is kept open is idle only when its answer has left.
  setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
  setTimeout(endProcess, STOP_WITHIN_MS);
}

/**
 * Ends the process at once, by another program in its place. `process.exit` waits for libuv's threads:
 * for texts that are being compressed, and for names that are looked up without a network.
 */
function endProcess(): void {
  if (process.platform !== "win32") {
    process.execve?.(process.execPath, [process.execPath, "--eval", ""], {
      NODE_ENV: "production",
    });
  }
  process.exit(0);
}
