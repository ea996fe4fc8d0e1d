import type { RequestListener, Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { errorCode } from "../values.ts";

/** For a development server that compiles, and hears nothing for longer than the usual 5 s. */
const KEEP_ALIVE = { keepAliveTimeout: 65_000 };
/** How long open connections may finish after `close()` before they are cut, in milliseconds. */
const CLOSE_GRACE_MS = 300;
/** How often to try again when a port the system chose on IPv4 is taken on IPv6. */
const RANDOM_PORT_ATTEMPTS = 5;

/**
 * Of every answer that says nothing else: it is no page, whatever stands in it. A picture of the
 * format SVG keeps its own styles.
 */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
};

export interface LoopbackServer {
  port: number;
  /** `http://localhost:<port>` */
  url: string;
  /** One for each loopback address: browsers resolve `localhost` to either. */
  servers: Server[];
  close(): Promise<void>;
}

export type FetchHandler = Parameters<typeof getRequestListener>[0];

/**
 * Serves a fetch handler on 127.0.0.1 and, where the machine has it, on ::1; nowhere else.
 * With `port: 0` the system chooses a free port.
 * @throws Error (with Node's error as `cause`) when the port is taken or may not be opened
 */
export async function startLoopbackServer(options: {
  fetch: FetchHandler;
  port: number;
}): Promise<LoopbackServer> {
  const answer = getRequestListener(options.fetch, { overrideGlobalObjects: false });
  const listener: RequestListener = (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    void answer(request, response);
  };

  for (let attempt = 1; ; attempt++) {
    const ipv4 = createServer(KEEP_ALIVE, listener);
    const port = await listen(ipv4, "127.0.0.1", options.port);
    const ipv6 = createServer(KEEP_ALIVE, listener);
    try {
      await listen(ipv6, "::1", port);
      return describe(port, [ipv4, ipv6]);
    } catch (error) {
      if (hasCode(error, ["EADDRNOTAVAIL", "EAFNOSUPPORT"])) return describe(port, [ipv4]);
      await close(ipv4);
      const mayTryAnother = options.port === 0 && hasCode(error, ["EADDRINUSE"]);
      if (!mayTryAnother || attempt === RANDOM_PORT_ATTEMPTS) throw error;
    }
  }
}

function describe(port: number, servers: Server[]): LoopbackServer {
  return {
    port,
    url: `http://localhost:${port}`,
    servers,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function listen(server: Server, hostname: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const message =
        cause.code === "EADDRINUSE"
          ? `Port ${port} is already in use: stop the program that uses it, or choose another port`
          : `Cannot listen on ${hostname} port ${port}: ${cause.message}`;
      reject(new Error(message, { cause }));
    });
    server.listen(port, hostname, () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

function hasCode(error: unknown, codes: string[]): boolean {
  const code = error instanceof Error ? errorCode(error.cause) : undefined;
  return code !== undefined && codes.includes(code);
}
