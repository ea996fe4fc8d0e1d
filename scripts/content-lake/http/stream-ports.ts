import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import PQueue from "p-queue";
import type { Lake } from "../lake.ts";
import { type LoopbackServer, startLoopbackServer } from "../local-server/loopback-server.ts";
import { createStreamApp } from "./app.ts";

/** Browsers open six HTTP/1.1 connections to a port; two stay free for what else goes there. */
const STREAMS_PER_PORT = 4;
const FOLLOWS_WITHIN_MS = 10_000;

type Pool = { server: LoopbackServer; open: number; announced: number[] };

/**
 * An open document in the Studio keeps five to eight event streams, so on one port they would
 * starve all other requests. Browsers' streams are sent to extra ports, a few on each.
 */
export class StreamPorts {
  /** The first path segment on the extra ports, which nobody can guess. */
  readonly #secret = randomBytes(16).toString("hex");
  readonly #pools: Pool[] = [];
  readonly #lake: Lake;
  /** One at a time, so that two requests do not both open a port. */
  readonly #choosing = new PQueue({ concurrency: 1 });

  constructor(lake: Lake) {
    this.#lake = lake;
  }

  /** Redirects a browser's event stream to a port with room for it. Only browsers send `Origin`. */
  readonly redirect: MiddlewareHandler = async (c, next) => {
    if (c.req.header("origin") === undefined || c.req.method !== "GET") return next();
    const url = new URL(c.req.url);
    url.port = String(await this.#choosing.add(() => this.#roomyPort()));
    url.pathname = `/${this.#secret}${url.pathname}`;
    return c.body(null, 307, { location: url.href, "cache-control": "no-store" });
  };

  async close(): Promise<void> {
    await this.#choosing.onIdle();
    await Promise.all(this.#pools.map(({ server }) => server.close()));
  }

  async #roomyPort(): Promise<number> {
    const now = Date.now();
    const hasRoom = (pool: Pool) => {
      pool.announced = pool.announced.filter((time) => now - time < FOLLOWS_WITHIN_MS);
      return pool.open + pool.announced.length < STREAMS_PER_PORT;
    };
    const pool = this.#pools.find(hasRoom) ?? (await this.#openPool());
    pool.announced.push(now);
    return pool.server.port;
  }

  async #openPool(): Promise<Pool> {
    const { fetch } = createStreamApp(this.#lake, this.#secret);
    const server = await startLoopbackServer({ fetch, port: 0 });
    const pool: Pool = { server, open: 0, announced: [] };
    for (const each of server.servers) {
      each.on("request", (request, response) => {
        // Each redirected request is preceded by a preflight, which is not a stream.
        if (request.method !== "GET") return;
        pool.announced.shift();
        pool.open += 1;
        response.once("close", () => {
          pool.open -= 1;
        });
      });
    }
    this.#pools.push(pool);
    return pool;
  }
}
