import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import zlib, { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inject } from "light-my-request";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { strangersHeaders } from "#tests/support/strangers-headers.ts";
import { log } from "#web/lib/log.ts";
import { httpCache, type SharedRequest } from "./http-cache.ts";

const TEXT = "Å moving company. ".repeat(100);
const PAGE = { "content-type": "text/html", "cache-control": "public, max-age=0, s-maxage=1" };

type Reply = {
  status?: number;
  headers?: OutgoingHttpHeaders;
  text?: string | Buffer;
  /** What is sent before the text, one after the other. */
  parts?: readonly string[];
  wait?: Promise<void>;
};

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** A server with responses of the test, behind a cache. */
function startCache(
  reply: (request: IncomingMessage) => Reply = () => ({}),
  sharedRequest?: (url: string, headers: IncomingHttpHeaders) => Promise<SharedRequest>,
) {
  const asked: IncomingMessage[] = [];
  const counted: string[] = [];
  const listener = httpCache(
    async (request, response) => {
      asked.push(request);
      const { status = 200, headers = PAGE, text = TEXT, parts = [], wait } = reply(request);
      await wait;
      response.writeHead(status, headers);
      for (const part of parts) {
        response.write(part);
        await setImmediate();
      }
      response.end(text);
    },
    {
      ...(sharedRequest && { sharedRequest }),
      isDear: (url) => url.startsWith("/picture"),
      isPrivate: ({ headers: { cookie } }) => cookie?.includes("editor=") === true,
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

// The clock of the cache stands still, so that a busy machine makes no response stale.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** Advances the clock of the cache. */
function passTime(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
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
] as const)("a client that sends %j gets a page in the encoding %s", async (sent, encoding) => {
  const { ask } = startCache();
  const { headers, rawPayload } = await ask(sent);
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([
    encoding,
    `${rawPayload.length}`,
  ]);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(`${encoding ? decode[encoding](rawPayload) : rawPayload}`).toBe(TEXT);
});

test("a response that the server sends in parts arrives whole", async () => {
  const { ask } = startCache(() => ({ parts: ["One, ", "two, "], text: "three." }));
  expect((await ask()).body).toBe("One, two, three.");
});

test("the cache does not compress a picture", async () => {
  const { ask } = startCache(() => ({ headers: { ...PAGE, "content-type": "image/png" } }));
  expect((await ask({ "accept-encoding": "br" })).body).toBe(TEXT);
});

test("the cache asks the server once while a response is fresh, and revalidates it by its ETag after that", async () => {
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

test("the cache treats a page as stale after a tenth of its lifetime", async () => {
  const { ask, counted } = startCache();
  await ask();
  passTime(99);
  await ask();
  passTime(1);
  await ask();
  expect(counted).toEqual(["miss", "hit", "miss"]);
});

test("a visitor with the current copy of a page gets a 304 with the headers of the page", async () => {
  const { ask } = startCache(() => ({ headers: { ...PAGE, etag: '"a"', "x-own": "1" } }));
  const { statusCode, headers, body } = await ask({ "if-none-match": '"a"' });
  expect([statusCode, body]).toEqual([304, ""]);
  expect(headers).toMatchObject({ etag: '"a"', "x-own": "1", vary: "Accept-Encoding" });
  for (const given of ['"other", "a"', "*"]) {
    expect((await ask({ "if-none-match": given })).statusCode, given).toBe(304);
  }
  expect((await ask({ "if-none-match": '"b"' })).statusCode).toBe(200);
});

test("the cache never answers 304 for a page that is not found", async () => {
  const { ask } = startCache(() => ({ status: 404, headers: { ...PAGE, etag: '"a"' } }));
  expect((await ask({ "if-none-match": "*" })).statusCode).toBe(404);
});

test("the cache sends the stored page while the server fails", async () => {
  let status = 200;
  const { ask } = startCache(() => ({ status }));
  await ask();
  status = 500;
  passTime(400);
  expect(await ask()).toMatchObject({ statusCode: 200, body: TEXT });
  expect((await ask({}, "/never-seen")).statusCode).toBe(500);
});

test("while the server throws, the cache sends the stored page, logs the error, and asks again", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  let isBroken = false;
  const { ask, asked } = startCache(() => {
    if (isBroken) throw new Error("broken");
    return {};
  });
  await ask({}, "/about");
  isBroken = true;
  passTime(400);
  expect(await ask({}, "/about")).toMatchObject({ statusCode: 200, body: TEXT });
  expect(error).toHaveBeenCalledExactlyOnceWith(expect.any(Error), "GET /about failed");
  isBroken = false;
  passTime(400);
  await ask({}, "/about");
  expect(asked).toHaveLength(3);
});

test("visitors who ask for a page at the same time cost one request to the server", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask, asked } = startCache(() => ({ wait: promise }));
  const visits = Array.from({ length: 5 }, () => ask());
  await setImmediate();
  resolve();
  for (const { body } of await Promise.all(visits)) expect(body).toBe(TEXT);
  expect(asked).toHaveLength(1);
});

test("visitors who ask at the same time all get the failure, and the next one asks the server again", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  let isBroken = true;
  const { ask, asked } = startCache(() => {
    if (isBroken) throw new Error("broken");
    return {};
  });
  const askAll = async () =>
    (await Promise.all(Array.from({ length: 5 }, () => ask()))).map(({ statusCode }) => statusCode);
  expect(await askAll()).toEqual(Array(5).fill(500));
  expect(error).toHaveBeenCalledOnce();
  isBroken = false;
  expect(await askAll()).toEqual(Array(5).fill(200));
  expect(asked).toHaveLength(2);
});

/** Counts what is compressed, in another thread and at once. */
function spyOnCompression() {
  const inThread = vi.spyOn(zlib, "brotliCompress");
  const atOnce = vi.spyOn(zlib, "brotliCompressSync");
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const each of [inThread, atOnce]) each.mockRestore();
    syncBuiltinESMExports();
  });
  return () => [...inThread.mock.calls, ...atOnce.mock.calls];
}

test("a body is compressed once, under however many addresses it is sent", async () => {
  const compressed = spyOnCompression();
  const { ask, asked } = startCache(() => ({ status: 404 }));
  for (const path of ["/nowhere", "/nothing", "/nowhere"]) {
    const { statusCode, rawPayload } = await ask({ "accept-encoding": "br" }, path);
    expect([statusCode, `${brotliDecompressSync(rawPayload)}`]).toEqual([404, TEXT]);
  }
  expect([asked.length, compressed().length]).toEqual([2, 1]);
});

test("a response that must not be stored is not compressed again if its body is stored", async () => {
  const compressed = spyOnCompression();
  const { ask, asked } = startCache(({ url }) => ({
    status: 404,
    headers: {
      ...PAGE,
      etag: '"404"',
      ...(url !== "/nowhere" && { "cache-control": "private, no-store" }),
    },
    text: url === "/for-one" ? "For one visitor. ".repeat(100) : TEXT,
  }));
  const paths = ["/nowhere", "/_next/nothing", "/_next/nothing", "/for-one", "/for-one"];
  for (const path of paths) {
    const { rawPayload } = await ask({ "accept-encoding": "br" }, path);
    const text = `${brotliDecompressSync(rawPayload)}`;
    expect(text.startsWith(path === "/for-one" ? "For one" : "Å moving")).toBe(true);
  }
  expect(asked).toHaveLength(paths.length);
  expect(compressed()).toHaveLength(3);
});

test("a stored body is compressed well, also when a response for one visitor needs it first", async () => {
  const compressed = spyOnCompression();
  const { ask } = startCache(({ url }) => ({
    headers: { ...PAGE, etag: '"a"', ...(url === "/one" && { "cache-control": "private" }) },
  }));
  await ask({}, "/many");
  for (const path of ["/one", "/many"]) await ask({ "accept-encoding": "br" }, path);
  const qualities = compressed().map(([, options]) =>
    Object.values(options && "params" in options ? (options.params ?? {}) : {}),
  );
  expect(qualities).toEqual([expect.arrayContaining([10])]);
});

test("a program of another origin gets a page that costs little to compress, and visitors a small one", async () => {
  const compressed = spyOnCompression();
  const { ask } = startCache();
  const visitor = { "accept-encoding": "br" };
  const checks = { ...visitor, origin: "https://studio.example" };
  for (const headers of [checks, visitor, checks]) {
    const { rawPayload } = await ask(headers);
    expect(`${brotliDecompressSync(rawPayload)}`).toBe(TEXT);
  }
  const qualities = compressed().map(([, options]) =>
    Object.values(options && "params" in options ? (options.params ?? {}) : {}),
  );
  // The third request gets what was made for the second.
  expect(qualities).toEqual([expect.arrayContaining([10]), expect.arrayContaining([0])]);
});

test("two pages with the same ETag are stored separately", async () => {
  const { ask } = startCache(({ url }) => ({ headers: { ...PAGE, etag: '"a"' }, text: `${url}` }));
  for (const path of ["/about", "/contact", "/about"]) {
    expect((await ask({}, path)).body).toBe(path);
  }
});

const MEGABYTE = 1024 * 1024;

test("a page that was published a hundred times is in memory once", async () => {
  let published = 0;
  const handler = async (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, PAGE).end(Buffer.alloc(200_000, `${published} `));
  };
  const listener = httpCache(handler, { isPrivate: () => false });
  const before = process.memoryUsage().arrayBuffers;
  for (; published < 100; published += 1) {
    await inject(listener, "/");
    passTime(101);
  }
  await vi.waitFor(() => {
    collectGarbage();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(2_000_000);
  });
});

test("the cache does not store what is too large, and drops what nobody has asked for longest", async () => {
  const sizes: Record<string, number> = { "/huge": 33, "/a": 12, "/b": 12, "/c": 12 };
  const headers = { ...PAGE, "content-type": "image/png", "cache-control": "max-age=3600" };
  const { ask, asked } = startCache(({ url = "" }) => ({
    headers,
    text: Buffer.alloc((sizes[url] ?? 0) * MEGABYTE, url),
  }));
  for (const _ of ["first", "again"]) await ask({}, "/huge");
  expect(asked).toHaveLength(2);
  asked.length = 0;
  for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) {
    expect((await ask({}, path)).rawPayload.length).toBe(12 * MEGABYTE);
  }
  expect(asked.map(({ url }) => url)).toEqual(["/a", "/b", "/c", "/b"]);
});

test.each<[string, OutgoingHttpHeaders]>([
  ["private", { ...PAGE, "cache-control": "private, no-store" }],
  ["without Cache-Control", { "content-type": "text/html" }],
  ["with a cookie", { ...PAGE, "set-cookie": "a=b" }],
])("the cache stores no response that is %s", async (_what, headers) => {
  const { ask, asked } = startCache(() => ({ headers }));
  for (const _ of ["first", "again"]) expect((await ask()).body).toBe(TEXT);
  expect(asked).toHaveLength(2);
});

test.each<[string, OutgoingHttpHeaders]>([
  ["private", { ...PAGE, "cache-control": "private, no-store" }],
  ["with a cookie", { ...PAGE, "set-cookie": "a=b" }],
])(
  "a response that is %s is made anew for each of several simultaneous visitors",
  async (_what, headers) => {
    let made = 0;
    const { ask } = startCache(() => {
      made += 1;
      return { headers, text: `Made ${made}` };
    });
    const bodies = (await Promise.all([ask(), ask(), ask()])).map(({ body }) => body);
    expect(bodies.sort()).toEqual(["Made 1", "Made 2", "Made 3"]);
  },
);

test("requests of editors, forms, and requests with Authorization bypass the cache and leave nothing in it", async () => {
  const { ask, asked, counted } = startCache(({ method, headers }) => ({
    text: `${method} ${headers.cookie ?? ""}${headers.authorization ?? ""}`,
  }));
  expect((await ask({ cookie: "editor=1" })).body).toBe("GET editor=1");
  expect((await ask({ authorization: "Bearer a" })).body).toBe("GET Bearer a");
  expect((await ask({}, "/", "POST")).body).toBe("POST ");
  expect([asked.length, counted]).toEqual([3, []]);
  expect((await ask()).body).toBe("GET ");
});

test("the server gets no header by which one visitor differs from another", async () => {
  const { ask, asked } = startCache();
  const said = { cookie: "a=b", "x-nextjs-data": "1", "accept-language": "sv", rsc: "1" };
  await ask({ ...said, host: "nordune.example", "x-request-id": "0123456789" });
  const { "user-agent": _, ...headers } = asked[0]?.headers ?? {};
  expect(headers).toEqual({ host: "nordune.example", "x-request-id": "0123456789" });
});

test("no header of one visitor, alone or in pairs, changes the page of the next visitor", async () => {
  // The page contains everything that the server received, and sets it as a cookie.
  const { ask } = startCache(({ url, headers: { "x-request-id": _, ...heard } }) => ({
    headers: { ...PAGE, ...(heard.cookie && { "set-cookie": "a=; Max-Age=0" }) },
    text: `${url} ${JSON.stringify(heard)}`,
  }));
  const shown = async (url: string) => {
    const { statusCode, headers, body } = await ask({}, url);
    return { statusCode, body: body.replace(url, ""), headers };
  };
  const expected = await shown("/about");
  const said = strangersHeaders.map((name) => [name.toLowerCase(), "1"] as const);
  const pairs = said.flatMap((one, index) =>
    said.slice(index).map((other) => Object.fromEntries([one, other])),
  );
  expect(pairs.length).toBeGreaterThan(1000);
  for (const [index, headers] of pairs.entries()) {
    // A new address each time, so nothing is cached.
    const url = `/about?${index}`;
    await ask(headers, url);
    expect(await shown(url), JSON.stringify(headers)).toMatchObject({
      ...expected,
      headers: { ...expected.headers, "content-length": expect.any(String) },
    });
  }
});

/** The server reads no parameter but `read`. */
const pathAndRead = async (url: string): Promise<SharedRequest> => {
  const { pathname, searchParams } = new URL(url, "http://site");
  const read = searchParams.get("read");
  return { url: read === null ? pathname : `${pathname}?read=${read}` };
};

test("campaigns share one stored page, and parameters that the server reads do not", async () => {
  const { ask, asked } = startCache(({ url }) => ({ text: `${url}` }), pathAndRead);
  for (const query of ["", "?gclid=anna", "?utm_source=a&utm_medium=b", "?gclid=bo", "?made-up"]) {
    expect((await ask({}, `/about${query}`)).body).toBe("/about");
  }
  for (const query of ["read=1", "gclid=anna&read=1", "read=2&gclid=bo"]) {
    const [read] = /read=./.exec(query) ?? [];
    expect((await ask({}, `/about?${query}`)).body).toBe(`/about?${read}`);
  }
  expect(asked.map(({ url }) => url)).toEqual(["/about", "/about?read=1", "/about?read=2"]);
});

test("a response that is marked for the site's own cache is stored there, and by no other cache", async () => {
  const only = {
    ...PAGE,
    "cache-control": "private, no-store",
    "site-cache-control": "s-maxage=1",
  };
  const { ask, asked } = startCache(() => ({ headers: only }));
  for (const _ of ["first", "again"]) {
    const { body, headers } = await ask({}, "/?tool=example");
    expect([body, headers["cache-control"]]).toEqual([TEXT, "private, no-store"]);
    expect(headers).not.toHaveProperty("site-cache-control");
  }
  expect(asked).toHaveLength(1);
});

test("who prefers another form of a page gets it, and never changes what the next one gets", async () => {
  const asked: string[] = [];
  const listener = httpCache(
    async ({ url = "" }, response) => {
      asked.push(url);
      response.writeHead(200, { ...PAGE, vary: "Accept" }).end(url);
    },
    {
      sharedRequest: async (url, { accept }) => ({
        url: accept === "text/markdown" ? `${url}.md` : url,
      }),
      prefersOtherForm: ({ accept }) => accept === "text/markdown",
      isPrivate: () => false,
    },
  );
  const ask = async (accept: string) =>
    (await inject(listener, { url: "/about", headers: { accept } })).body;
  for (const round of ["at first", "from the cache"]) {
    expect(await ask("text/html"), round).toBe("/about");
    expect(await ask("text/markdown"), round).toBe("/about.md");
    expect(await ask("*/*"), round).toBe("/about");
  }
  expect(asked).toEqual(["/about", "/about.md"]);
});

test("a picture is stored once for each format that browsers accept", async () => {
  const { ask, asked } = startCache(
    ({ headers }) => ({ text: `${headers.accept}` }),
    async (url, { accept = "" }) => ({
      url,
      headers: { accept: accept.includes("avif") ? "avif" : "any" },
    }),
  );
  for (const [accept, sent] of [
    ["image/avif,image/webp", "avif"],
    ["image/webp", "any"],
    ["image/png,image/avif", "avif"],
    ["*/*", "any"],
  ] as const) {
    expect((await ask({ accept }, "/picture")).body).toBe(sent);
  }
  expect(asked).toHaveLength(2);
});

test("no header or campaign of one visitor changes the page of the next visitor", async () => {
  const { ask } = startCache(
    ({ url, headers: { "x-request-id": _, ...heard } }) => ({
      headers: { ...PAGE, ...(heard.cookie && { "set-cookie": "a=; Max-Age=0" }) },
      text: `${url} ${JSON.stringify(heard)}`,
    }),
    pathAndRead,
  );
  const said = strangersHeaders.map((name) => [name.toLowerCase(), "anna"] as const);
  const pairs = said.flatMap((one, index) =>
    said.slice(index).map((other) => Object.fromEntries([one, other])),
  );
  for (const [index, headers] of pairs.entries()) {
    const path = `/page-${index}`;
    await ask(headers, `${path}?gclid=anna&utm_source=anna`);
    const { statusCode, headers: given, body } = await ask({}, `${path}?gclid=bo`);
    expect([statusCode, given["set-cookie"]], JSON.stringify(headers)).toEqual([200, undefined]);
    expect(body, JSON.stringify(headers)).toMatch(new RegExp(`^${path} `));
    expect(body, JSON.stringify(headers)).not.toMatch(/anna|bo/);
  }
});

test("each of 200 publishes during a campaign shows to every visitor a tenth of a second later", async () => {
  let published = 0;
  const { ask, asked } = startCache(
    ({ url }) => ({
      text: `Version ${published} of ${url}`,
      wait: setImmediate(),
    }),
    pathAndRead,
  );
  const visit = async (visitor: number) => (await ask({}, `/about?gclid=${visitor}`)).body;
  for (let version = 1; version <= 200; version += 1) {
    const underWay = [1, 2, 3, 4].map(visit);
    published = version;
    for (const body of await Promise.all(underWay)) {
      expect([version - 1, version].map((each) => `Version ${each} of /about`)).toContain(body);
    }
    passTime(100);
    const after = await Promise.all([5, 6, 7, 8].map(visit));
    expect(after).toEqual(Array(4).fill(`Version ${version} of /about`));
    passTime(100);
  }
  expect(asked.length).toBeLessThanOrEqual(401);
});

test("a HEAD request gets the headers of the page and no body", async () => {
  const { ask, asked } = startCache();
  const { body, headers } = await ask({}, "/", "HEAD");
  expect([body, headers["content-length"]]).toEqual(["", `${Buffer.byteLength(TEXT)}`]);
  expect(asked[0]?.method).toBe("GET");
});

test("a HEAD request for what is dear to make has it made only by who wants to see it", async () => {
  const picture = { "content-type": "image/jpeg", "cache-control": "public, s-maxage=100" };
  const { ask, asked } = startCache(() => ({ headers: picture }));
  const [looked, seen, again] = [
    await ask({}, "/picture.jpg?v=1", "HEAD"),
    await ask({}, "/picture.jpg?v=1"),
    await ask({}, "/picture.jpg?v=1", "HEAD"),
  ];
  expect(asked.map(({ method }) => method)).toEqual(["HEAD", "GET"]);
  expect([looked.body, seen.body, again.body]).toEqual(["", TEXT, ""]);
  expect(looked.headers).toMatchObject(picture);
  expect(looked.headers["content-length"]).toBeUndefined();
  expect(again.headers["content-length"]).toBe(`${Buffer.byteLength(TEXT)}`);
});

test("when the server throws, the visitor gets a 500 and the error is logged", async () => {
  const error = vi.spyOn(log, "error").mockImplementation(() => {});
  const listener = httpCache(() => Promise.reject(new Error("broken")), { isPrivate: () => true });
  expect((await inject(listener, { url: "/" })).statusCode).toBe(500);
  expect(error).toHaveBeenCalledOnce();
});
