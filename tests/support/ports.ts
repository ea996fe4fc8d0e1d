import { once } from "node:events";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

async function listen(host: string) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("No port was given");
  return { server, port: address.port };
}

/** A port nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const { server, port } = await listen("127.0.0.1");
  server.close();
  await once(server, "close");
  return port;
}

/** Listens on a free port of `host` until the test is over, and returns its number. */
export async function occupyPort(host: string): Promise<number> {
  const { server, port } = await listen(host);
  onTestFinished(() => void server.close());
  return port;
}
