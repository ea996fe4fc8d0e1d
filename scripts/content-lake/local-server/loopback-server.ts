import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { errorCode, messageOf } from "../values.ts";

/**
 * A development server may compile for longer than the usual 5 s without reading from its
 * connections.
 */
const KEEP_ALIVE = { keepAliveTimeout: 65_000 };
/** Milliseconds for open connections to finish after `close()`. */
const CLOSE_GRACE_MS = 300;

/**
 * The default policy of every response, because no response is a page. An SVG image keeps its own
 * styles.
 */
const HEADERS = new Headers({
  "Content-Security-Policy":
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
});

export interface LoopbackServer {
  port: number;
  /** `http://localhost:<port>` */
  url: string;
  /** One server per loopback address, because browsers resolve `localhost` to either. */
  servers: Server[];
  close(): Promise<void>;
}

export type FetchHandler = Parameters<typeof getRequestListener>[0];

/**
 * Serves a fetch handler on 127.0.0.1 and, if the machine has it, on ::1 only. With `port: 0` the
 * system chooses a free port.
 * @throws Error (with Node's error as `cause`) when the port is taken or not permitted
 */
export async function startLoopbackServer(options: {
  fetch: FetchHandler;
  port: number;
}): Promise<LoopbackServer> {
  const answer = getRequestListener(options.fetch, { overrideGlobalObjects: false });
  const make = () =>
    createServer(KEEP_ALIVE, (request, response) => {
      response.setHeaders(HEADERS);
      void answer(request, response);
    });
  const ipv4 = make();
  const port = await listen(ipv4, "127.0.0.1", options.port);
  const servers = [ipv4];
  const ipv6 = make();
  try {
    await listen(ipv6, "::1", port);
    servers.push(ipv6);
  } catch (error) {
    const code = error instanceof Error ? errorCode(error.cause) : undefined;
    const isMissing = code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
    if (!isMissing) await close(ipv4);
    // If the system chose the port, that port may be taken on the other address, so another one is
    // tried.
    if (code === "EADDRINUSE" && options.port === 0) return startLoopbackServer(options);
    if (!isMissing) throw error;
  }
  return {
    port,
    url: `http://localhost:${port}`,
    servers,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

async function listen(server: Server, hostname: string, port: number): Promise<number> {
  try {
    await once(server.listen(port, hostname), "listening");
  } catch (cause) {
    const message =
      errorCode(cause) === "EADDRINUSE"
        ? `Port ${port} is already in use: stop the program that uses it, or choose another port`
        : `Cannot listen on ${hostname} port ${port}: ${messageOf(cause)}`;
    throw new Error(message, { cause });
  }
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
}

/**
 * Closes a server when the process has to stop: Ctrl-C (SIGINT), SIGTERM, or the end of the parent
 * process, noticed by a lost IPC channel. Exits with code 0 after `close`.
 */
export function runUntilStopped(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await close();
    process.exit(0);
  };
  for (const event of ["SIGINT", "SIGTERM", "disconnect"]) process.on(event, stop);
}

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/**
 * Reads a request's body and counts the received bytes, whatever the client declares.
 * @throws BodyTooLargeError as soon as there is more than `maxBytes`; the rest is not read
 */
export async function readBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new BodyTooLargeError(`The request body is larger than ${maxBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
