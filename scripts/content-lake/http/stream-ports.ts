import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import {
  type FetchHandler,
  type LoopbackServer,
  startLoopbackServer,
} from "../local-server/loopback-server.ts";

/** Browsers open six HTTP/1.1 connections per port. Two of them stay free for other requests. */
const STREAMS_PER_PORT = 4;
const FOLLOWS_WITHIN_MS = 10_000;

type Pool = { server: Promise<LoopbackServer>; open: number; announced: number[] };

/**
 * An open document in the Studio has five to eight event streams, which would block all other
 * requests to the port. Browsers' streams are therefore redirected to extra ports, a few per port.
 */
export class StreamPorts {
  /** The beginning of a redirected stream's path. Nobody can guess it. */
  readonly prefix = `/${randomBytes(16).toString("hex")}`;
  readonly #pools: Pool[] = [];
  readonly #fetch: FetchHandler;

  constructor(fetch: FetchHandler) {
    this.#fetch = fetch;
  }

  /**
   * Redirects a browser's event stream to a port with free connections. Only browsers send
   * `Origin`.
   */
  readonly redirect: MiddlewareHandler = async (c, next) => {
    if (c.req.header("origin") === undefined || c.req.method !== "GET") return next();
    const now = Date.now();
    const hasRoom = (pool: Pool) => {
      pool.announced = pool.announced.filter((time) => now - time < FOLLOWS_WITHIN_MS);
      return pool.open + pool.announced.length < STREAMS_PER_PORT;
    };
    const pool = this.#pools.find(hasRoom) ?? this.#openPool();
    pool.announced.push(now);
    const url = new URL(c.req.url);
    url.port = String((await pool.server).port);
    url.pathname = this.prefix + c.req.path;
    return c.body(null, 307, { location: url.href, "cache-control": "no-store" });
  };

  async close(): Promise<void> {
    await Promise.all(this.#pools.map(async ({ server }) => (await server).close()));
  }

  #openPool(): Pool {
    const server = startLoopbackServer({ fetch: this.#fetch, port: 0 }).then((started) => {
      for (const each of started.servers) {
        each.on("request", ({ method }, response) => {
          // A preflight precedes each redirected request and is no stream.
          if (method !== "GET") return;
          pool.announced.shift();
          pool.open += 1;
          response.once("close", () => {
            pool.open -= 1;
          });
        });
      }
      return started;
    });
    const pool: Pool = { server, open: 0, announced: [] };
    this.#pools.push(pool);
    return pool;
  }
}
