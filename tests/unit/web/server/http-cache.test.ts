import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inject } from "light-my-request";
import { expect, onTestFinished, test, vi } from "vitest";
import { httpCache } from "#web/server/http-cache.ts";

const TEXT = "Å moving company. ".repeat(100);
const PAGE = { "content-type": "text/html", "cache-control": "public, max-age=0, s-maxage=1" };

type Reply = {
  status?: number;
  headers?: OutgoingHttpHeaders;
  text?: string;
  wait?: Promise<void>;
};

/** A server whose replies a test chooses, behind a cache. */
function startCache(reply: (request: IncomingMessage) => Reply = () => ({})) {
  const asked: IncomingMessage[] = [];
  const counted: string[] = [];
  const listener = httpCache(
    async (request, response) => {
      asked.push(request);
      const { status = 200, headers = PAGE, text = TEXT, wait } = reply(request);
      await wait;
      response.writeHead(status, headers).end(text);
    },
    {
      isPrivate: ({ cookie }) => cookie?.includes("editor=") === true,
      count: (cache) => counted.push(cache),
    },
  );
  const ask = (
    headers: Record<string, string> = {},
    url = "/",
    method: "GET" | "HEAD" | "POST" = "GET",
  ) => inject(listener, { url, headers, method });
  return { ask, asked, counted };
}

/** Lets time pass for the cache. */
function passTime(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  onTestFinished(() => void vi.useRealTimers());
}

test.each([
  [{}, undefined],
  [{ "accept-encoding": "gzip, deflate, br, zstd" }, "br"],
  [{ "accept-encoding": "gzip, deflate" }, "gzip"],
  [{ "accept-encoding": "br;q=0, gzip;q=0.5" }, "gzip"],
  [{ "accept-encoding": "BR" }, "br"],
  [{ "accept-encoding": "*" }, "br"],
  [{ "accept-encoding": "br;q=nonsense;;,," }, undefined],
  [{ "accept-encoding": "identity;q=0" }, undefined],
] as const)("to those who send %j it goes as %s", async (sent, encoding) => {
  const { ask } = startCache();
  const { headers, rawPayload } = await ask(sent);
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([
    encoding,
    `${rawPayload.length}`,
  ]);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(`${encoding ? decode[encoding](rawPayload) : rawPayload}`).toBe(TEXT);
});

test("what is small already goes as it is", async () => {
  const { ask } = startCache(() => ({ headers: { ...PAGE, "content-type": "image/png" } }));
  expect((await ask({ "accept-encoding": "br" })).body).toBe(TEXT);
});

test("asks once in a part of the time that a response allows, and by its tag after that", async () => {
  let text = TEXT;
  const { ask, asked, counted } = startCache(({ headers }) => {
    const etag = `"${text.length}"`;
    if (headers["if-none-match"] === etag) return { status: 304, headers: { etag }, text: "" };
    return { headers: { ...PAGE, etag }, text };
  });
  for (const _ of ["first", "again"]) expect((await ask()).body).toBe(TEXT);
  expect([asked.length, counted]).toEqual([1, ["miss", "hit"]]);
  passTime(400);
  expect((await ask()).body).toBe(TEXT);
  expect(asked.at(1)?.headers["if-none-match"]).toBe(`"${TEXT.length}"`);
  text = "Published";
  passTime(400);
  expect((await ask()).body).toBe("Published");
});

test("says that a visitor's copy is still right, with the headers of the page", async () => {
  const { ask } = startCache(() => ({ headers: { ...PAGE, etag: '"a"', "x-own": "1" } }));
  const { statusCode, headers, body } = await ask({ "if-none-match": '"a"' });
  expect([statusCode, body]).toEqual([304, ""]);
  expect(headers).toMatchObject({ etag: '"a"', "x-own": "1", vary: "Accept-Encoding" });
  expect((await ask({ "if-none-match": '"b"' })).statusCode).toBe(200);
});

test("keeps what it has while the server fails", async () => {
  let status = 200;
  const { ask } = startCache(() => ({ status }));
  await ask();
  status = 500;
  passTime(400);
  expect(await ask()).toMatchObject({ statusCode: 200, body: TEXT });
  expect((await ask({}, "/never-seen")).statusCode).toBe(500);
});

test("asks once for all who come meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask, asked } = startCache(() => ({ wait: promise }));
  const visits = Array.from({ length: 5 }, () => ask());
  await new Promise(setImmediate);
  resolve();
  for (const { body } of await Promise.all(visits)) expect(body).toBe(TEXT);
  expect(asked).toHaveLength(1);
});

test.each<[string, OutgoingHttpHeaders]>([
  ["private", { ...PAGE, "cache-control": "private, no-store" }],
  ["without a word of caching", { "content-type": "text/html" }],
  ["with a cookie", { ...PAGE, "set-cookie": "a=b" }],
])("stores no response that is %s", async (_what, headers) => {
  const { ask, asked } = startCache(() => ({ headers }));
  for (const _ of ["first", "again"]) expect((await ask()).body).toBe(TEXT);
  expect(asked.length).toBeGreaterThan(1);
});

test("what is for one visitor is made for each of several who ask at once", async () => {
  let made = 0;
  const { ask } = startCache(() => {
    made += 1;
    return { headers: { ...PAGE, "cache-control": "private, no-store" }, text: `Made ${made}` };
  });
  const bodies = (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(3);
});

test("an editor's requests, forms and what is authorized go past it, and leave nothing in it", async () => {
  const { ask, asked, counted } = startCache(({ method, headers }) => ({
    text: `${method} ${headers.cookie ?? ""}${headers.authorization ?? ""}`,
  }));
  expect((await ask({ cookie: "editor=1" })).body).toBe("GET editor=1");
  expect((await ask({ authorization: "Bearer a" })).body).toBe("GET Bearer a");
  expect((await ask({}, "/", "POST")).body).toBe("POST ");
  expect([asked.length, counted]).toEqual([3, []]);
  expect((await ask()).body).toBe("GET ");
});

test("the server hears nothing by which one visitor differs from another", async () => {
  const { ask, asked } = startCache();
  const said = { cookie: "a=b", "x-nextjs-data": "1", "accept-language": "sv", rsc: "1" };
  await ask({ ...said, host: "nordune.example", "x-request-id": "0123456789" });
  const { "user-agent": _, ...headers } = asked[0]?.headers ?? {};
  expect(headers).toEqual({ host: "nordune.example", "x-request-id": "0123456789" });
});

test("to a HEAD it gives the headers of the page and no body", async () => {
  const { ask, asked } = startCache();
  const { body, headers } = await ask({}, "/", "HEAD");
  expect([body, headers["content-length"]]).toEqual(["", `${Buffer.byteLength(TEXT)}`]);
  expect(asked[0]?.method).toBe("GET");
});

test("a server that throws is answered for, and said", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const listener = httpCache(() => Promise.reject(new Error("broken")), { isPrivate: () => true });
  expect((await inject(listener, { url: "/" })).statusCode).toBe(500);
  expect(error).toHaveBeenCalledOnce();
});
