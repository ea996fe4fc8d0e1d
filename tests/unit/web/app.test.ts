import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { fetchedFigure } from "#tests/support/figures.ts";
import { figuresFeed } from "#web/app/figures.xml/figures-feed.ts";
import { handOnPicture } from "#web/app/pictures/images/[...file]/hand-on-picture.ts";

const options = {
  title: "Nordune: Register",
  author: "Nordune",
  registerUrl: "https://nordune.example/about",
  feedUrl: "https://nordune.example/figures.xml",
  labels: { source: "Source", checkedOn: "Checked on", from: "From" },
};

const texts = (feed: string, element: string) =>
  [...feed.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g"))].map(([, text]) => text);

test("lists figures with their evidence, those that changed last first", () => {
  const feed = figuresFeed(
    [
      fetchedFigure({ _id: "a", _updatedAt: "2026-01-01T00:00:00Z" }),
      fetchedFigure({
        _id: "b",
        _updatedAt: "2026-02-01T00:00:00Z",
        label: "Relief",
        value: "3,000,000",
        unit: "AED",
        qualifier: "On request.",
        next: { from: "2027-01-01", value: "0" },
      }),
    ],
    options,
  );
  expect(texts(feed, "title")).toEqual(["Nordune: Register", "AED 3,000,000, Relief", "9%, Rate"]);
  expect(texts(feed, "updated")).toEqual([
    "2026-02-01T00:00:00Z",
    "2026-02-01T00:00:00Z",
    "2026-01-01T00:00:00Z",
  ]);
  expect(texts(feed, "summary")[0]).toBe(
    "On request. Source: Federal Decree-Law No. 47 of 2022. Checked on 21 November 2026. From 1 January 2027: AED 0.",
  );
});

test("an entry keeps its id, and is new when the figure that it reads through changes", () => {
  const same = fetchedFigure({ sameAs: { _updatedAt: "2026-03-01T00:00:00Z" } });
  const feed = figuresFeed([same], options);
  expect(texts(feed, "id")).toEqual([
    "https://nordune.example/figures.xml",
    "https://nordune.example/about#figure-rate",
  ]);
  expect(texts(feed, "updated")).toEqual(["2026-03-01T00:00:00Z", "2026-03-01T00:00:00Z"]);
});

test("no text breaks out of its element, and nothing invisible comes along", () => {
  const feed = figuresFeed([fetchedFigure({ label: 'a</title><b & "c"\u200b' })], options);
  expect(texts(feed, "title")[1]).toBe("9%, a&lt;/title&gt;&lt;b &amp; &quot;c&quot;");
});

const FILE = `p/production/${"0a".repeat(20)}-1920x1080.webp`;
const QUERY = "?w=640&fit=max&auto=format";
const PICTURE = {
  "content-type": "image/avif",
  "cache-control": "public, max-age=31536000, immutable",
  etag: '"a"',
  vary: "Accept",
  "set-cookie": "visitor=1",
  server: "images",
};

/** An image server, and what the site hands on of it. */
async function imageServer(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(String(request.url));
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const folder = { host: `http://127.0.0.1:${port}`, path: "/images/p/production/" };
  const visit = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    handOnPicture(
      new Request(`http://localhost/pictures/images/${path}${QUERY}`, {
        headers,
        ...(signal && { signal }),
      }),
      path,
      { folder, patience: 300 },
    );
  return { asked, visit };
}

test("a picture comes as the image server gives it, with nothing else of that server", async () => {
  const { asked, visit } = await imageServer(({ headers }, response) =>
    response.writeHead(200, PICTURE).end(headers.accept),
  );
  const answer = await visit(FILE, { accept: "image/avif,*/*", cookie: "a=b" });
  const { "set-cookie": _cookie, server: _server, ...kept } = PICTURE;
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([200, kept]);
  expect(await answer.text()).toBe("image/avif,*/*");
  expect(asked).toEqual([`/images/${FILE}${QUERY}`]);
});

test("a browser that has it already is told so", async () => {
  const { visit } = await imageServer(({ headers }, response) =>
    response.writeHead(headers["if-none-match"] === '"a"' ? 304 : 200, PICTURE).end(),
  );
  expect((await visit(FILE, { "if-none-match": '"a"' })).status).toBe(304);
});

test.each([
  FILE.replace("p/", "another/"),
  FILE.replace("production", "staging"),
  `p/production/../staging/${FILE.split("/")[2]}`,
  `p/production/sub/${FILE.split("/")[2]}`,
  "p/production/lake.sqlite",
  "",
])("“%s” is not found, and nobody is asked for it", async (path) => {
  const { asked, visit } = await imageServer((_, response) => response.end());
  expect((await visit(path)).status).toBe(404);
  expect(asked).toEqual([]);
});

test.each<[string, number, RequestListener]>([
  ["there is no such picture", 404, (_, response) => response.writeHead(404).end("<p>no")],
  ["it cannot be cut so", 400, (_, response) => response.writeHead(400).end("<p>no")],
  ["the server fails", 502, (_, response) => response.writeHead(500, PICTURE).end()],
  ["it is no picture", 502, (_, response) => response.setHeader("content-type", "text/html").end()],
  ["it leads elsewhere", 502, (_, response) => response.writeHead(302, { location: "/" }).end()],
  ["the server hangs up", 502, ({ socket }) => socket.destroy()],
  ["the server is silent", 502, () => {}],
])("when %s the answer is %i, without a body", async (_what, status, listener) => {
  const { visit } = await imageServer(listener);
  const answer = await visit(FILE);
  expect([answer.status, await answer.text()]).toEqual([status, ""]);
  expect(answer.headers.get("cache-control")).toBe(status === 502 ? "no-store" : null);
});

test("a visitor who leaves takes the question back", async () => {
  const left = new AbortController();
  const closed = Promise.withResolvers<void>();
  const { visit } = await imageServer(({ socket }) => {
    socket.on("close", () => closed.resolve());
    left.abort();
  });
  await visit(FILE, {}, left.signal);
  await closed.promise;
});
