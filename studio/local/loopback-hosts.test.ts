import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { preview } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { loopbackHosts } from "./loopback-hosts.ts";

/** The status of a request to the Studio's preview server with a host name. */
async function statusFor(host: string) {
  const root = await makeTempDir();
  await writeFile(join(root, "index.html"), "<title>Studio</title>");
  const server = await preview({
    ...{ root, configFile: false, logLevel: "silent", build: { outDir: root } },
    ...{ plugins: [loopbackHosts], preview: { host: "127.0.0.1", port: 0 } },
  });
  onTestFinished(() => server.close());
  const address = server.httpServer.address();
  if (address === null || typeof address === "string") throw new Error("No port is open.");
  const asking = request({ host: "127.0.0.1", port: address.port, headers: { host } }).end();
  const response: IncomingMessage = (await once(asking, "response"))[0];
  response.resume();
  return response.statusCode;
}

test.each([
  ...["localhost", "localhost:3333", "studio.localhost"],
  ...["127.0.0.1:3333", "127.1.2.3", "[::1]:3333"],
])("the local Studio answers requests for the host %s", async (host) => {
  expect(await statusFor(host)).toBe(200);
});

test.each([
  ...["0.0.0.0", "0.0.0.0:3333", "[::]:3333", "0"],
  ...["192.168.1.5:3333", "example.com"],
])("the local Studio refuses requests for the host %s", async (host) => {
  expect(await statusFor(host)).toBe(403);
});
