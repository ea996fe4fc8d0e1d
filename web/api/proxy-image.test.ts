import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { listenDuringTest } from "#tests/support/listen.ts";
import { SITE_CACHE_CONTROL } from "#web/lib/site-cache-control.ts";
import { proxyImage } from "./proxy-image.ts";

const IMAGE_FILE = `p/production/${"0a".repeat(20)}-1920x1080.webp`;
const QUERY = "?w=640&auto=format";
const PICTURE = {
  "content-type": "image/avif",
  "cache-control": "public, max-age=31536000, immutable",
  etag: '"a"',
  vary: "Accept",
  "set-cookie": "visitor=1",
  server: "images",
};

/** An image server, and what the site passes on. */
async function imageServer(reply: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    reply(request, response);
  });
  const folder = { host: await listenDuringTest(server), path: "/images/p/production/" };
  const visit = (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`http://localhost/pictures/images/${path}${QUERY}`, { headers });
    return proxyImage(request, path, { folder, timeLimitMs: 300 });
  };
  return { asked, visit };
}

test("a picture is passed on from the image server without that server's other headers", async () => {
  const { asked, visit } = await imageServer(({ headers }, response) =>
    response.writeHead(headers["if-none-match"] ? 304 : 200, PICTURE).end(headers.accept),
  );
  expect((await visit(IMAGE_FILE, { "if-none-match": '"a"' })).status).toBe(304);
  const response = await visit(IMAGE_FILE, { accept: "image/avif,*/*", cookie: "a=b" });
  const { "set-cookie": _cookie, server: _server, ...kept } = PICTURE;
  expect([response.status, Object.fromEntries(response.headers)]).toEqual([200, kept]);
  expect(await response.text()).toBe("image/avif,*/*");
  expect(asked.at(-1)).toBe(`/images/${IMAGE_FILE}${QUERY}`);
});

test.each([
  IMAGE_FILE.replace("production", "staging"),
  `p/production/../staging/${IMAGE_FILE.split("/")[2]}`,
  `p/production/sub/${IMAGE_FILE.split("/")[2]}`,
  "p/production/lake.sqlite",
])(
  "the picture address “%s” is not found and not requested from the image server",
  async (path) => {
    const { asked, visit } = await imageServer((_, response) => response.end());
    expect((await visit(path)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test("a picture in a fallback format is cached for a minute only", async () => {
  let type = "image/webp";
  const { visit } = await imageServer((_, response) =>
    response.writeHead(200, { ...PICTURE, "content-type": type }).end("a picture"),
  );
  const keptFor = async (accept: string) =>
    (await visit(IMAGE_FILE, { accept })).headers.get(SITE_CACHE_CONTROL);
  expect(await keptFor("image/avif,image/webp,*/*")).toBe("s-maxage=60");
  expect(await keptFor("image/webp,*/*")).toBeNull();
  type = "image/avif";
  expect(await keptFor("image/avif,*/*")).toBeNull();
});

test("a redirect of the image server is not followed", async () => {
  const { asked, visit } = await imageServer((request, response) => {
    const isFirst = request.url?.startsWith("/images/") === true;
    if (isFirst) response.writeHead(302, { location: "/elsewhere" }).end();
    else response.writeHead(200, PICTURE).end("a picture of somebody else");
  });
  expect((await visit(IMAGE_FILE)).status).toBe(502);
  expect(asked).toHaveLength(1);
});

test.each<[string, number, RequestListener]>([
  ["there is no such picture", 404, (_, response) => response.writeHead(404).end("<p>no")],
  ["the server fails", 502, (_, response) => response.writeHead(500, PICTURE).end()],
  ["it is no picture", 502, (_, response) => response.setHeader("content-type", "text/html").end()],
  ["the server is silent", 502, () => {}],
])("when %s a picture's response is %i without a body", async (_what, status, listener) => {
  const { visit } = await imageServer(listener);
  const response = await visit(IMAGE_FILE);
  expect([response.status, await response.text()]).toEqual([status, ""]);
  expect(response.headers.get("cache-control")).toBe(status === 502 ? "no-store" : null);
});
