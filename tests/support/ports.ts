import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/**
 * Systems give higher ports to outgoing connections (Linux from 32,768), so one of those could be
 * taken again before a test listens at it.
 */
const PORTS = { from: 10_000, below: 32_000 };
const MOST_ATTEMPTS = 20;

async function listen(host: string, given = 0) {
  const server = createServer().listen(given, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("No port was given");
  return { server, port: address.port };
}

/** A port nobody uses at this moment, and that no outgoing connection can take. */
export async function freePort(): Promise<number> {
  let cause: unknown;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    try {
      const { server, port } = await listen("127.0.0.1", randomInt(PORTS.from, PORTS.below));
      server.close();
      await once(server, "close");
      return port;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`None of ${MOST_ATTEMPTS} ports that were tried is free.`, { cause });
}

/** Listens on a free port of `host` until the test is over, and returns its number. */
export async function occupyPort(host: string): Promise<number> {
  const { server, port } = await listen(host);
  onTestFinished(() => void server.close());
  return port;
}
