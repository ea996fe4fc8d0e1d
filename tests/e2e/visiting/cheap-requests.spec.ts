import { createHash } from "node:crypto";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

const { hostname, port } = new URL(addresses.site);

/** Sends lines as they are; resolves to the whole answer once the server has closed the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, "Host: localhost"].join("\r\n")}\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  return answer;
}

for (const path of ["/", "/about", "/services/tax-residency", "/nowhere"]) {
  test(`a form sent to ${path} is refused and not rendered`, async ({ request }) => {
    const response = await request.post(path, { form: { name: "value" } });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe("GET, HEAD");
    expect(await response.text()).toBe("");
  });
}

for (const [line, status] of [
  ["TRACE /services/tax-residency HTTP/1.1", 405],
  ["TRACE /about HTTP/1.1", 405],
  ["GET * HTTP/1.1", 400],
  ["OPTIONS * HTTP/1.1", 400],
] as const) {
  test(`${line} is no error of the server`, async () => {
    expect(await send(line, "Connection: close")).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
}

test("a range beyond a file is answered with the file", async ({ request }) => {
  const whole = await (await request.get("/favicon.ico")).body();
  const response = await request.get("/favicon.ico", { headers: { range: "bytes=99999999-" } });
  expect(response.status()).toBe(200);
  const digest = (body: Buffer) => createHash("sha256").update(body).digest("hex");
  expect(digest(await response.body())).toBe(digest(whole));
});

test("an upgrade that nobody serves is answered, and its socket closed", async () => {
  for (const path of [
    "/nowhere",
    "/about",
    "/services/nothing",
    "/api/nothing",
    "/_next/nothing",
  ]) {
    const answer = await send(
      `GET ${path} HTTP/1.1`,
      "Connection: Upgrade, close",
      "Upgrade: websocket",
      "Sec-WebSocket-Version: 13",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    );
    expect(answer, path).toMatch(/^HTTP\/1\.1 (200|404) /);
  }
});

test("Next's own image server is off", async ({ request }) => {
  for (const url of ["/favicon.ico", "/share-image/nothing/../index.png", "http://localhost/x"]) {
    const response = await request.get("/_next/image", { params: { url, w: 640, q: 75 } });
    expect(response.status(), url).toBe(404);
  }
});

test("a large body for the webhook is refused before it has come", async () => {
  const status = await new Promise((resolve, reject) => {
    const sending = ask(`${addresses.site}/api/revalidate`, {
      method: "POST",
      headers: { "sanity-webhook-signature": "t=1,v1=abc", "content-length": 300_000_000 },
    });
    sending.on("response", (response) => resolve(response.statusCode));
    sending.on("error", reject);
    sending.write("{");
  });
  expect(status).toBe(413);
});
