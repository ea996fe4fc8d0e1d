import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type IncomingHttpHeaders } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { startTlsFront } from "#scripts/measure/tls-front.ts";
import { freePort } from "../free-port.ts";

/** A TLS front before a server that answers as the test says. */
async function front(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const port = await freePort();
  const origin = createServer(answer).listen(port, "127.0.0.1");
  await once(origin, "listening");
  const tls = await startTlsFront({ "www.example": `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await tls.close();
    origin.closeAllConnections();
    origin.close();
  });
  return { ...tls, endOrigin: () => origin.close() };
}

async function get(port: number, path: string, host = "www.example") {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ":path": path, ":authority": host, "accept-encoding": "br" });
  const body = buffer(stream);
  const [headers]: IncomingHttpHeaders[] = await once(stream, "response");
  return { headers, body: await body };
}

test("hands a compressed answer on untouched, over HTTP/2", async () => {
  const packed = brotliCompressSync("a page");
  const kept = { "content-encoding": "br", "cache-control": "no-store", etag: '"1"' };
  const seen: IncomingMessage[] = [];
  const { port } = await front((request, response) => {
    seen.push(request);
    response.writeHead(404, kept).end(packed);
  });
  const { headers, body } = await get(port, "/about?x=1");
  expect(headers).toMatchObject({ ":status": 404, ...kept });
  expect(headers).not.toHaveProperty("connection");
  expect(body.equals(packed)).toBe(true);
  const passed = { host: "www.example", "accept-encoding": "br", "x-forwarded-proto": "https" };
  expect(seen).toMatchObject([{ url: "/about?x=1", headers: passed }]);
});

test("knows no other host than it is given, and says so when the server behind it is gone", async () => {
  const { port, endOrigin } = await front((_, response) => response.end());
  expect((await get(port, "/", "other.example")).headers).toMatchObject({ ":status": 421 });
  endOrigin();
  expect((await get(port, "/")).headers).toMatchObject({ ":status": 502 });
});
