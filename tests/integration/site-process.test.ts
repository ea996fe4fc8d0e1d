import { once } from "node:events";
import { connect } from "node:net";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";

/** A server that reads what it is sent, and ends as that of the site does when it is told. */
const SERVER = `
import { createServer } from "node:http";
import closeWithGrace from "close-with-grace";
import { closeServer } from "#web/server/close-server.ts";
const server = createServer((asked, response) => asked.resume().on("end", () => response.end("answer")));
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
closeWithGrace(() => closeServer(server));
`;

test.each([
  ["at once where all is answered", "Content-Length: 0", 1_000],
  ["within three seconds where somebody is still sending", "Content-Length: 9", 3_000],
])("a stopped server ends %s", async (_when, header, withinMs) => {
  const args = ["--input-type=module", "--eval", SERVER];
  const server = execa(process.execPath, args, {
    cwd: ROOT,
    ipc: true,
    reject: false,
    timeout: 20_000,
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
