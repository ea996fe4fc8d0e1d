import { once } from "node:events";
import { createServer } from "node:net";
import { onTestFinished } from "vitest";

/** Listens on a free port of `host` until the test is over, and returns its number. */
export async function occupyPort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("No port was given");
  return address.port;
}
