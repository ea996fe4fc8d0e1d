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
 * Ends the process at once. `process.exit` waits for all that libuv's threads have to do: texts that
 * wait to be compressed, which under load takes seconds, and names that are looked up while there is
 * no network. A program that takes the place of this one ends them.
 */
function endProcess(): void {
  if (process.platform !== "win32") {
    process.execve?.(process.execPath, [process.execPath, "--eval", ""], {
      NODE_ENV: "production",
    });
  }
  process.exit(0);
}
