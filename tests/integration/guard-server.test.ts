import { once } from "node:events";
import { request as ask, createServer, type RequestListener, type Server } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { guardNextServer, guardServer } from "#web/server/guard-server.ts";
import { listenDuringTest } from "./site-fixture.ts";

const page: RequestListener = (request, response) => {
  response.end(`page of ${request.method}, range ${request.headers.range}`);
};

/** A server as `next start` has it: it renders whatever is asked, and forgets upgrades. */
async function startServer(put: (server: Server) => void): Promise<number> {
  const server = createServer(page);
  server.on("upgrade", () => {});
  put(server);
  return Number(new URL(await listenDuringTest(server)).port);
}

/** Sends lines as they are, and reads until the server ends the connection or is silent. */
async function send(port: number, ...lines: string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${[...lines, "Host: localhost", "Connection: close"].join("\r\n")}\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  return answer;
}

test.each(["GET", "HEAD"])("%s reaches the page", async (method) => {
  const port = await startServer(guardServer);
  expect(await send(port, `${method} /about HTTP/1.1`)).toContain("200 OK");
});

test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
  "%s does not reach a page",
  async (method) => {
    const port = await startServer(guardServer);
    const answer = await send(port, `${method} /about HTTP/1.1`);
    expect(answer).toContain("405 Method Not Allowed");
    expect(answer).toContain("Allow: GET, HEAD");
    expect(answer).not.toContain("page of");
  },
);

test("a form sent to a page is refused before its body is read", async () => {
  const port = await startServer(guardServer);
  const form = ask({ port, path: "/about", method: "POST", headers: { "content-length": 1e9 } });
  form.on("error", () => {});
  form.write("a=b");
  const [response] = await once(form, "response");
  expect(response.statusCode).toBe(405);
  expect(response.headers.connection).toBe("close");
  form.destroy();
});

test("route handlers choose their methods themselves, but for TRACE", async () => {
  const port = await startServer(guardServer);
  expect(await send(port, "POST /api/revalidate HTTP/1.1")).toContain("page of POST");
  expect(await send(port, "TRACE /api/revalidate HTTP/1.1")).toContain("405");
});

test.each(["GET", "OPTIONS"])("%s of the server itself is no page", async (method) => {
  const port = await startServer(guardServer);
  expect(await send(port, `${method} * HTTP/1.1`)).toContain("400 Bad Request");
});

test("a range is not passed on: the whole file is an answer to it", async () => {
  const port = await startServer(guardServer);
  expect(await send(port, "GET /f.ico HTTP/1.1", "Range: bytes=999-")).toContain("range undefined");
});

test("an upgrade is answered as a plain request, and its socket ends", async () => {
  const port = await startServer(guardServer);
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(
    "GET /socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n",
  );
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  expect(answer).toContain("page of GET");
});

test("the server is found by its first request, which is guarded too", async () => {
  guardNextServer({});
  const port = await startServer(() => {});
  expect(await send(port, "POST /about HTTP/1.1")).toContain("405");
  expect(await send(port, "GET /about HTTP/1.1")).toContain("page of GET");
});
