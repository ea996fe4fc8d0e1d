import { createServer } from "node:net";
import { expect, test } from "vitest";
import { isPortFree } from "#scripts/lib/ports.ts";
import { occupyPort } from "../occupied-port.ts";

test.each(["127.0.0.1", "0.0.0.0", "::1", "::"])(
  "a port in use on %s is not free",
  async (host) => {
    expect(await isPortFree(await occupyPort(host))).toBe(false);
  },
);

test("a port nobody uses is free, and stays so after it was looked at", async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    });
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await isPortFree(port)).toBe(true);
  expect(await isPortFree(port)).toBe(true);
});
