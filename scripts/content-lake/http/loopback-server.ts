import { createServer, type RequestListener, type Server } from "node:http";
import { errorCode } from "../values.ts";

/** One port on both loopback addresses: browsers resolve `localhost` to either. */
export type LoopbackServer = { port: number; servers: Server[]; close(): Promise<void> };

const ATTEMPTS = 5;

/**
 * Listens on 127.0.0.1 and, where there is IPv6, on ::1. @param port 0 picks a free one.
 * @throws Error naming the port when it is taken.
 */
export async function listenOnLoopback(
  port: number,
  listener: RequestListener,
): Promise<LoopbackServer> {
  for (let attempt = 1; ; attempt += 1) {
    const v4 = createServer(listener);
    const chosen = await listen(v4, port, "127.0.0.1");
    const v6 = createServer(listener);
    try {
      await listen(v6, chosen, "::1");
      return toLoopbackServer(chosen, [v4, v6]);
    } catch (error) {
      if (!isTaken(error)) return toLoopbackServer(chosen, [v4]);
      await closeServer(v4);
      // A free port was asked for and its IPv6 twin is somebody else's: take another.
      if (port !== 0 || attempt === ATTEMPTS) throw portTaken(chosen, error);
    }
  }
}

function toLoopbackServer(port: number, servers: Server[]): LoopbackServer {
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  return { port, servers, close };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      reject(isTaken(error) && host === "127.0.0.1" ? portTaken(port, error) : error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

const isTaken = (error: unknown): boolean =>
  errorCode(error) === "EADDRINUSE" || errorCode(error) === "EACCES";

const portTaken = (port: number, cause: unknown): Error =>
  new Error(`Port ${port} is taken: stop what uses it or choose another port`, { cause });

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
