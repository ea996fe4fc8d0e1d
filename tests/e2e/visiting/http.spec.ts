import { createHash } from "node:crypto";
import { request as ask } from "node:http";
import { connect } from "node:net";
import { routes } from "#tests/e2e/support/routes.ts";
import { redirectAt } from "#tests/e2e/support/site-pages.ts";
import { addresses } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";

// What the server says to whoever asks it without a browser. Paths are sent as they are written,
// where `fetch` would tidy them up first.

const { hostname, port } = new URL(addresses.site);

/** Sends lines as they are; resolves to the whole answer once the server has closed the connection. */
async function send(...lines: string[]): Promise<string> {
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, "Host: localhost"].join("\r\n")}\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket.setEncoding("utf8")) answer += chunk;
  return answer;
}

const long = "a".repeat(8000);

/** Paths that no page has, however they are spelt. */
const unknown = `/%FF /services/%FF /free-zones/%E0%A4%A /share-image/%FF.png /brand/%FF /api/%FF /%
  /%00 /services/%00 /a%2Fb /services%2Ftax-residency /services/tax-residency%2F /%5c%5cexample.com
  /etc/passwd /About /SERVICES/tax-residency /;about /about;x=1 /${long}
  /services/${long} /services/nothing /services/residency-visas/more /a/b/c /_unmatched /_next/x /_next/data/x/about.json /share-image/no-such-page.png`;

/** The redirects of the specification, and paths that are tidied up. */
const leading: [from: string, to: string][] = [
  ["/old-page", "/"],
  ["/home", "/"],
  ["/services", "/services/residency-visas"],
  ["/about-us", "/about"],
  ["/contact-us", "/contact"],
  ["/business-setup", "/services/business-registration"],
  ["/company-formation", "/services/business-registration"],
  ["/uae-business", "/services/business-registration"],
  ["/visa-services", "/services/residency-visas"],
  ["/dubai-visa", "/services/residency-visas"],
  ["/free-zone", "/free-zones"],
  ["/freezone", "/free-zones"],
  ["/contact-us?from=advert", "/contact?from=advert"],
  ["//about", "/about"],
  ["//services//tax-residency", "/services/tax-residency"],
  ["/services//tax-residency", "/services/tax-residency"],
  ["/services/../about", "/about"],
  ["/x1/../about", "/about"],
  ["/built/%2e%2e/about", "/about"],
  ["/%61bout", "/about"],
  ["/about#x1", "/about"],
  ["/%2e%2e/%2e%2e/etc/passwd", "/etc/passwd"],
  ...routes.slice(1).map((path): [string, string] => [`${path}/`, path]),
];

test("redirects lead on in one step, unknown paths nowhere", journey, async () => {
  for (const [from, to] of leading) {
    expect.soft(await redirectAt(from), from).toEqual({ status: 308, locations: [to] });
  }
  for (const path of unknown.split(/\s+/)) {
    expect.soft(await redirectAt(path), path).toEqual({ status: 404, locations: [] });
  }
  for (const path of ["//example.com", "//example.com/%2f..", "/\\example.com"]) {
    const [location = "/"] = (await redirectAt(path)).locations;
    expect.soft(new URL(location, addresses.site).origin, path).toBe(addresses.site);
  }
});

test("what no page answers to is refused cheaply", async ({ request }) => {
  for (const path of ["/", "/about", "/services/tax-residency", "/nowhere"]) {
    const response = await request.post(path, { form: { name: "value" } });
    const [status, { allow }, text] = [
      response.status(),
      response.headers(),
      await response.text(),
    ];
    expect
      .soft({ status, allow, text }, path)
      .toEqual({ status: 405, allow: "GET, HEAD", text: "" });
  }
  for (const [line, status] of [
    ["TRACE /services/tax-residency HTTP/1.1", "405"],
    ["TRACE /about HTTP/1.1", "405"],
    ["GET * HTTP/1.1", "400"],
    ["OPTIONS * HTTP/1.1", "400"],
  ] as const) {
    expect.soft((await send(line, "Connection: close")).split(" ")[1], line).toBe(status);
  }
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
    expect.soft(answer, `an upgrade of ${path}`).toMatch(/^HTTP\/1\.1 (200|404) /);
  }
  for (const url of ["/favicon.ico", "/share-image/nothing/../index.png", "http://localhost/x"]) {
    const response = await request.get("/_next/image", { params: { url, w: 640, q: 75 } });
    expect.soft(response.status(), `Next's image server: ${url}`).toBe(404);
  }
  const digest = (body: Buffer) => createHash("sha256").update(body).digest("hex");
  const whole = await (await request.get("/favicon.ico")).body();
  const beyond = await request.get("/favicon.ico", { headers: { range: "bytes=99999999-" } });
  expect([beyond.status(), digest(await beyond.body())]).toEqual([200, digest(whole)]);
});

test("a large body for the webhook is refused unread", async () => {
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
