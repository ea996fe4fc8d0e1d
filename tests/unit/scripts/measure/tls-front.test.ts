import { X509Certificate } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from "node:http2";
import { brotliCompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { selfSigned } from "#scripts/measure/self-signed.ts";
import { startTlsFront } from "#scripts/measure/tls-front.ts";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** A TLS front before a server that answers as the test says. */
async function front(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const origin = createServer(answer).listen(0, "127.0.0.1");
  await once(origin, "listening");
  const address = origin.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const tls = await startTlsFront({ "www.example": `http://127.0.0.1:${port}` });
  onTestFinished(async () => {
    await tls.close();
    origin.closeAllConnections();
    origin.close();
  });
  return { ...tls, endOrigin: () => origin.close() };
}

async function get(port: number, path: string, host = "www.example"): Promise<Answer> {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  onTestFinished(() => session.destroy());
  const stream = session.request({ ":path": path, ":authority": host, "accept-encoding": "br" });
  const answered = once(stream, "response");
  const chunks: Buffer[] = [];
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [headers]: (IncomingHttpHeaders & IncomingHttpStatusHeader)[] = await answered;
  if (!stream.readableEnded) await once(stream, "end");
  return { status: headers?.[":status"], headers: headers ?? {}, body: Buffer.concat(chunks) };
}

test("a certificate is a valid one of its own making, for today", () => {
  const certificate = new X509Certificate(selfSigned("localhost").cert);
  expect(certificate.subject).toBe("CN=localhost");
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
});

test("hands a compressed answer on untouched, over HTTP/2", async () => {
  const body = brotliCompressSync("a page");
  const seen: IncomingMessage[] = [];
  const { port } = await front((request, response) => {
    seen.push(request);
    response.writeHead(404, { "content-encoding": "br", "cache-control": "no-store", etag: '"1"' });
    response.end(body);
  });
  const answer = await get(port, "/about?x=1");
  expect(answer.status).toBe(404);
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "no-store",
    etag: '"1"',
  });
  expect(answer.headers).not.toHaveProperty("connection");
  expect(answer.body.equals(body)).toBe(true);
  expect(seen[0]?.url).toBe("/about?x=1");
  expect(seen[0]?.headers).toMatchObject({
    host: "www.example",
    "accept-encoding": "br",
    "x-forwarded-proto": "https",
  });
});

test("knows no other hosts than those it is given", async () => {
  const { port } = await front((_, response) => response.end());
  expect((await get(port, "/", "other.example")).status).toBe(421);
});

test("says so when the server behind it is gone", async () => {
  const { port, endOrigin } = await front((_, response) => response.end());
  endOrigin();
  expect((await get(port, "/")).status).toBe(502);
});
