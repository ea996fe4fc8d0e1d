import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { ROOT, SITE_SERVER } from "#scripts/lib/project.ts";

test("without a build the server says so in a sentence, and ends", async () => {
  const { exitCode, all } = await execa(process.execPath, [SITE_SERVER, "--port", "0"], {
    cwd: ROOT,
    env: { NORDUNE_BUILD_DIR: ".next-nothing" },
    reject: false,
    all: true,
  });
  expect(all).toMatch(/^There is no build of the site in \S+\.next-nothing: run npm run build\./);
  expect(exitCode).toBe(1);
});

/** A server that reads what it is sent, and stops when it is told. */
const SERVER = `
import { open } from "node:fs";
import { createServer } from "node:http";
import { stopServer } from "#web/server/stop-server.ts";
if (process.env.PIPE) open(process.env.PIPE, "r", () => {});
const server = createServer((asked, response) => asked.resume().on("end", () => response.end("answer")));
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
process.on("SIGTERM", () => stopServer(server));
`;

/** A pipe that nobody writes to: opening it keeps a thread waiting, as a name does whose resolver hangs. */
async function makePipe(): Promise<string> {
  const pipe = join(await makeTempDir(), "pipe");
  await execa("mkfifo", [pipe]);
  return pipe;
}

test.each<[string, string, number, (() => Promise<string>)?]>([
  ["at once where all is answered", "Content-Length: 0", 1_000],
  ["within three seconds where somebody is still sending", "Content-Length: 9", 3_000],
  ["without waiting for its threads", "Content-Length: 0", 1_000, makePipe],
])("a server that is told to stop ends %s", async (_when, header, withinMs, waitsFor) => {
  const args = ["--input-type=module", "--eval", SERVER];
  const server = execa(process.execPath, args, {
    cwd: ROOT,
    ipc: true,
    reject: false,
    timeout: 20_000,
    env: { PIPE: await waitsFor?.() },
  });
  const port = Number(await server.getOneMessage());
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n${header}\r\n\r\n`);
  // The server has the request.
  await once(socket, "data");
  const toldAt = performance.now();
  server.kill("SIGTERM");
  const { exitCode, stderr } = await server;
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(performance.now() - toldAt).toBeLessThan(withinMs);
});
