import { request } from "node:http";
import { connect } from "node:net";
import { ClientError } from "@sanity/client";
import { beforeEach, describe, expect, test } from "vitest";
import { clientOf, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;
const api = "/v2025-02-19";

beforeEach(async () => {
  lake = await startTestLake({ maxJsonBytes: 100_000 });
});

/** A request with headers that fetch does not let one set. */
function send(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }>(
    (resolve, reject) => {
      const sent = request(
        { port: lake.port, host: "127.0.0.1", path, method, headers },
        (response) => {
          let body = "";
          response.setEncoding("utf8").on("data", (text: string) => {
            body += text;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        },
      );
      sent.on("error", reject);
      sent.end();
    },
  );
}

describe("pages of other sites", () => {
  test.each([
    "evil.test",
    "evil.test:3999",
    "localhost.evil.test",
    "127.0.0.1.evil.test",
    "192.168.0.1",
    "x.test:1",
  ])("cannot reach the lake by the host name %s", async (host) => {
    expect((await send(`${api}/users/me`, { host })).status).toBe(403);
  });

  test.each(["localhost", "localhost:3999", "local.localhost:3999", "127.0.0.1", "[::1]:3999"])(
    "%s is this machine",
    async (host) => {
      expect((await send(`${api}/users/me`, { host })).status).toBe(200);
    },
  );

  test.each(["https://evil.test", "http://localhost.evil.test", "null", "http://192.168.0.1:3000"])(
    "cannot call it from %s",
    async (origin) => {
      const answer = await send(`${api}/users/me`, { origin });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
      expect(
        (
          await send(
            `${api}/data/mutate/production`,
            { origin, "access-control-request-method": "POST" },
            "OPTIONS",
          )
        ).headers,
      ).not.toHaveProperty("access-control-allow-origin");
    },
  );

  test.each([
    "http://localhost:3000",
    "http://127.0.0.1:3333",
    "http://[::1]:3000",
    "https://studio.localhost",
  ])("%s may, with cookies", async (origin) => {
    const answer = await send(`${api}/users/me`, { origin });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
    });
    const wanted = {
      "access-control-request-method": "POST",
      "access-control-request-headers": "authorization,x-sanity-y",
    };
    const preflight = await send(`${api}/data/mutate/production`, { origin, ...wanted }, "OPTIONS");
    expect(preflight.status).toBe(204);
    expect(preflight.headers["access-control-allow-headers"]).toContain("x-sanity-y");
  });
});

describe("a picture or a link on a page of another site", () => {
  const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };

  test.each([
    "/data/query/stolen?query=*",
    "/data/query/production?query=*",
    "/data/doc/stolen/x",
    "/data/export/stolen",
    "/data/listen/stolen?query=*",
    "/users/me",
  ])("cannot ask for %s", async (path) => {
    expect((await send(`${api}${path}`, foreign)).status).toBe(403);
    expect(await datasetNames()).toEqual(["production"]);
  });

  test("may show a picture, as of any image server", async () => {
    expect((await send("/images/local/production/none.png", foreign)).status).toBe(404);
  });

  test("a page of this machine under another of its names may ask", async () => {
    const origin = "http://127.0.0.1:3333";
    expect((await send(`${api}/users/me`, { ...foreign, origin })).status).toBe(200);
  });
});

const datasetNames = async () =>
  (await clientOf(lake).datasets.list()).map(({ name }) => name).toSorted();

describe("a dataset", () => {
  test.each(["GET", "HEAD"])("is not made by a %s", async (method) => {
    for (const path of ["data/query/new?query=*", "data/doc/new/x", "data/export/new"]) {
      expect((await send(`${api}/${path}`, {}, method)).status).toBe(404);
    }
    expect(await datasetNames()).toEqual(["production"]);
  });

  test("is not made by a write, which says how to make one", async () => {
    const refused = clientOf(lake, { dataset: "new" }).create({ _type: "post" });
    await expect(refused).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining('Dataset "new" not found: create it with PUT /datasets/new'),
    });
    expect(await datasetNames()).toEqual(["production"]);
  });

  test("of an impossible name is refused", async () => {
    const made = await fetch(`${lake.url}${api}/datasets/Bad%20Name`, { method: "PUT" });
    expect(made.status).toBe(400);
    expect(await made.json()).toMatchObject({ message: expect.stringContaining("dataset name") });
  });

  test("is made when asked for, and when it is configured", async () => {
    await clientOf(lake).datasets.create("new");
    await clientOf(lake, { dataset: "new" }).create({ _type: "post" });
    expect(await datasetNames()).toEqual(["new", "production"]);

    const other = await startTestLake({ datasets: ["staging", "test"] });
    const list = await clientOf(other).datasets.list();
    expect(list.map(({ name }) => name)).toEqual(["staging", "test"]);
  });
});

describe("bad requests", () => {
  const post = (path: string, body: BodyInit) =>
    fetch(`${lake.url}${api}${path}`, { method: "POST", body });

  test.each([
    ["malformed JSON", "/data/mutate/production", "{", 400, "Malformed JSON body"],
    ["no mutations", "/data/mutate/production", "{}", 400, "mutations"],
    [
      "an unknown mutation",
      "/data/mutate/production",
      '{"mutations":[{"explode":{}}]}',
      400,
      "explode",
    ],
    [
      "two in one",
      "/data/mutate/production",
      '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"b"}}]}',
      400,
      "malformed",
    ],
    [
      "a document without a type",
      "/data/mutate/production",
      '{"mutations":[{"create":{"_id":"a"}}]}',
      400,
      "_type",
    ],
    [
      "an odd patch",
      "/data/mutate/production",
      '{"mutations":[{"patch":{"id":"a","explode":1}}]}',
      400,
      "malformed",
    ],
    [
      "a bad selection",
      "/data/mutate/production",
      '{"mutations":[{"delete":{"query":"*["}}]}',
      400,
      "Syntax error",
    ],
    ["no actions", "/data/actions/production", "[]", 400, "Invalid request body"],
    ["a query that is none", "/data/query/production", '{"query":1}', 400, "query"],
    ["a bad dataset", "/data/query/Bad%20Name", '{"query":"*"}', 404, "Bad Name"],
    ["odd settings", "/data/query/production?perspective=a b", '{"query":"*"}', 400, "perspective"],
  ])("%s", async (_name, path, body, status, message) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.text()).toContain(message);
  });

  test("too large a body is refused, and the client says so", async () => {
    const client = clientOf(lake);
    const refused = client.create({ _type: "post", text: "x".repeat(200_000) });
    await expect(refused).rejects.toBeInstanceOf(ClientError);
    await expect(refused).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining("100000 bytes"),
    });
    expect(await client.fetch("count(*)")).toBe(0);
  });

  test("a body of unknown length is counted as it comes", async () => {
    const chunks = (count: number) =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          count -= 1;
          if (count < 0) controller.close();
          else controller.enqueue(Buffer.alloc(1000, " "));
        },
      });
    const send = async (body: ReadableStream) => {
      const options = { method: "POST", body, duplex: "half" };
      return (await fetch(`${lake.url}${api}/data/mutate/production`, options)).status;
    };
    expect(await send(chunks(50))).toBe(400);
    expect(await send(chunks(150))).toBe(413);
  });

  test("an unknown route is 404, a wrong method 405, each in Sanity's form", async () => {
    const client = clientOf(lake);
    const unknown = client.request({ url: "/no/such/route" });
    await expect(unknown).rejects.toMatchObject({
      statusCode: 404,
      message: expect.stringContaining("No such route"),
    });
    const wrong = await fetch(`${lake.url}${api}/data/mutate/production`, { method: "DELETE" });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("allow")).toContain("POST");
    expect((await fetch(`${lake.url}/v7/users/me`)).status).toBe(404);
  });

  test("prototype names are only names", async () => {
    const body =
      '{"mutations":[{"create":{"_id":"a","_type":"p","__proto__":{"polluted":true},"constructor":1}}]}';
    await post("/data/mutate/production", body);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
    await clientOf(lake).create({ _id: "b", _type: "p" });
    await clientOf(lake)
      .patch("b")
      .set({ "__proto__.polluted": true, "constructor.prototype.polluted": true })
      .commit()
      .catch(() => undefined);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

/** Numbers that look random and are the same in every run. */
function* noise(seed: number): Generator<number> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state;
  }
}

describe("nonsense", () => {
  test("of 300 kinds does no harm: the next sound request works", async () => {
    const numbers = noise(7);
    const pick = <T>(items: T[]): T =>
      items[Number(numbers.next().value) % items.length] ?? pick(items);
    const paths = [
      "/data/query/production",
      "/data/mutate/production",
      "/data/actions/production",
      "/data/doc/production/%ff",
      "/data/history/production/transactions/a,,b",
      "/data/history/production/documents/x",
      "/data/history/production/events/documents/x",
      "/data/references/production/documents/x/to",
      "/assets/images/production",
      "/assets/files/production",
      "/users/me/keyvalue",
      "/data/live/events/Bad Name!",
      "/data/listen/production",
      "/%c0%ae/..//x",
    ];
    const queries = [
      "",
      "?query=*[",
      "?query=%00",
      "?$a={",
      "?perspective=,,",
      "?revision=x&time=y",
      "?limit=-1",
      '?query=*&$x="',
      "?%",
      "?w=1e999",
      "?query=[[[[[[[[[[",
      "?query=*[0...999999999999]",
    ];
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      "[null]",
      '{"mutations":null}',
      '{"mutations":[null,1,"x",[]]}',
      '{"mutations":[{"patch":{"id":"a","set":{"[":1}}}]}',
      '{"mutations":[{"create":{"_id":"x","_type":"y"}},{"patch":{"id":"x","set":{"a[":1,"..":2}}}]}',
      '{"mutations":[{"create":{"_id":"x","_type":"y"}},{"patch":{"id":"x","inc":{"_type":1}}}]}',
      '{"mutations":[{"create":{"_id":"x","_type":"y"}},{"patch":{"id":"x","diffMatchPatch":{"_type":"@@"}}}]}',
      '{"actions":[{}]}',
      '{"query":"*[_type == $x"}',
      "\u0000\uffff",
      `${"[".repeat(5000)}`,
      '{"actions":[{"actionType":"sanity.action.document.publish","publishedId":"","draftId":"."}]}',
    ];
    const statuses = new Set<number>();
    for (let i = 0; i < 300; i += 1) {
      const method = pick(["GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"]);
      const hasBody = !["GET", "OPTIONS"].includes(method);
      const controller = new AbortController();
      const url = `${lake.url}${api}${pick(paths)}${pick(queries)}`;
      const response = await fetch(url, {
        method,
        signal: controller.signal,
        ...(hasBody && { body: pick(bodies) }),
      });
      statuses.add(response.status);
      controller.abort();
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    expect(lake.lines).toEqual([]);
    const client = clientOf(lake);
    await client.createOrReplace({ _id: "sound", _type: "post" });
    expect(await client.getDocument("sound")).toMatchObject({ _type: "post" });
  });

  test("below HTTP and cut connections do no harm either", async () => {
    const lines = [
      "GARBAGE\r\n\r\n",
      "GET / HTTP/9.9\r\n\r\n",
      "POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
      `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`,
      "GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
      "GET /v1/socket/production HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    ];
    for (const line of lines) {
      await new Promise<void>((resolve) => {
        const socket = connect(lake.port, "127.0.0.1", () => socket.write(line));
        socket.on("error", () => undefined).on("close", () => resolve());
        setTimeout(() => socket.destroy(), 50);
      });
    }
    expect(await clientOf(lake).create({ _id: "sound", _type: "post" })).toMatchObject({
      _id: "sound",
    });
  });
});
