import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { beforeEach, expect, test } from "vitest";
import { clientOf, post, refusal, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;
const api = "/v2025-02-19";

beforeEach(async () => {
  lake = await startTestLake();
});

type Answer = { status: number; headers: NodeJS.Dict<string | string[]> };

/** A request with headers that fetch does not let one set. */
const send = (path: string, headers: Record<string, string>, method = "GET") =>
  new Promise<Answer>((resolve, reject) => {
    const sent = request(
      { port: lake.port, host: "127.0.0.1", path, method, headers },
      (answer) => {
        answer.resume().on("end", () => {
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
        });
      },
    );
    sent.on("error", reject).end();
  });

const datasetNames = async () =>
  (await clientOf(lake).datasets.list()).map(({ name }) => name).toSorted();

test("no host name of elsewhere leads to the lake, though Sanity's own do", async () => {
  const statusFor = async (host: string) => (await send(`${api}/users/me`, { host })).status;
  const foreign =
    "evil.test evil.test:3999 localhost.evil.test 127.0.0.1.evil.test evil-localhost 192.168.0.1 [::2] evilsanity.io sanity.io.evil.test";
  for (const host of foreign.split(" ")) expect([host, await statusFor(host)]).toEqual([host, 403]);
  const own =
    "localhost localhost:3999 local.localhost:3999 127.0.0.1 127.1.2.3 [::1]:3999 x.api.sanity.io cdn.sanity.io";
  for (const host of own.split(" ")) expect([host, await statusFor(host)]).toEqual([host, 200]);
});

test.each([
  [
    403,
    "https://evil.test http://localhost.evil.test null http://192.168.0.1:3000 file://localhost",
  ],
  [200, "http://localhost:3000 http://127.0.0.1:3333 http://[::1]:3000 https://studio.localhost"],
])(
  "pages are answered with %i, and with cookies only those of this machine: %s",
  async (status, origins) => {
    for (const origin of origins.split(" ")) {
      const wanted = {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,x-sanity-y",
      };
      const plain = await send(`${api}/users/me`, { origin });
      const preflight = await send(`${api}/data/mutate/production`, wanted, "OPTIONS");
      expect([plain.status, preflight.status]).toEqual([status, status === 200 ? 204 : 403]);
      const allowed = status === 200 ? origin : undefined;
      for (const { headers } of [plain, preflight]) {
        expect(headers["access-control-allow-origin"]).toBe(allowed);
        expect(headers["access-control-allow-credentials"]).toBe(allowed && "true");
      }
      const headers = preflight.headers["access-control-allow-headers"] ?? "";
      expect(headers.includes("x-sanity-y")).toBe(status === 200);
    }
  },
);

test("a picture or link on a page of another site gets pictures, and nothing else", async () => {
  const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  const paths =
    "/data/query/stolen?query=* /data/query/production?query=* /data/doc/stolen/x /data/export/stolen /data/listen/stolen?query=* /users/me";
  for (const path of paths.split(" ")) {
    expect([path, (await send(api + path, foreign)).status]).toEqual([path, 403]);
  }
  expect(await datasetNames()).toEqual(["production"]);
  expect((await send("/images/local/production/none.png", foreign)).status).toBe(404);
  // A page of this machine under another of its names.
  const origin = "http://127.0.0.1:3333";
  expect((await send(`${api}/users/me`, { ...foreign, origin })).status).toBe(200);
});

test("a dataset is made when asked for or configured, never by using it", async () => {
  for (const method of ["GET", "HEAD"]) {
    for (const path of ["data/query/new?query=*", "data/doc/new/x", "data/export/new"]) {
      expect((await send(`${api}/${path}`, {}, method)).status).toBe(404);
    }
  }
  const fresh = clientOf(lake, { dataset: "new" });
  const missing = refusal(404, 'Dataset "new" not found: create it with PUT /datasets/new');
  await expect(fresh.create({ _type: "post" })).rejects.toEqual(missing);
  expect((await send(`${api}/datasets/Bad%20Name`, {}, "PUT")).status).toBe(400);
  expect(await datasetNames()).toEqual(["production"]);
  await fresh.datasets.create("new");
  expect(await datasetNames()).toEqual(["new", "production"]);
});

const postTo = (path: string, body: BodyInit) =>
  fetch(`${lake.url}${api}${path}`, { method: "POST", body });
const mutate = (mutation: string) => `{"mutations":[${mutation}]}`;

test.each([
  ["mutate/production", "{", 400, "Malformed JSON body"],
  ["mutate/production", "{}", 400, "mutations"],
  ["mutate/production", mutate('{"explode":{}}'), 400, "explode"],
  ["mutate/production", mutate('{"create":{"_type":"a"},"delete":{"id":"b"}}'), 400, "malformed"],
  ["mutate/production", mutate('{"create":{"_id":"a"}}'), 400, "_type"],
  ["mutate/production", mutate('{"patch":{"id":"a","explode":1}}'), 400, "malformed"],
  ["mutate/production", mutate('{"delete":{"query":"*["}}'), 400, "Syntax error"],
  ["actions/production", "[]", 400, "Invalid request body"],
  ["query/production", '{"query":1}', 400, "query"],
  ["query/Bad%20Name", '{"query":"*"}', 404, "Bad Name"],
])("bad requests: %s of %s is %i", async (path, body, status, message) => {
  const response = await postTo(`/data/${path}`, body);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/json");
  expect(await response.text()).toContain(message);
});

test("too large a body is refused, also when its length is only known as it comes", async () => {
  const client = clientOf(lake);
  const refused = client.create({ _type: "post", text: "x".repeat(11_000_000) });
  await expect(refused).rejects.toEqual(refusal(413, "10485760 bytes"));
  expect(await client.fetch("count(*)")).toBe(0);
  const statusOf = async (megabytes: number) => {
    const body = new Blob([" ".repeat(megabytes * 1e6)]).stream();
    const options = { method: "POST", body, duplex: "half" };
    return (await fetch(`${lake.url}${api}/data/mutate/production`, options)).status;
  };
  expect([await statusOf(9), await statusOf(11)]).toEqual([400, 413]);
});

test("bad requests: an unknown route is 404, a wrong method 405, what only Sanity has a sentence", async () => {
  const client = clientOf(lake);
  const ask = (url: string) => client.request({ url });
  await expect(ask("/no/such/route")).rejects.toEqual(refusal(404, "No such route"));
  await expect(ask("/projects/local/tokens")).rejects.toEqual(refusal(404, "no tokens"));
  await expect(ask("/apis/graphql")).rejects.toEqual(refusal(404, "no GraphQL"));
  const wrong = await fetch(`${lake.url}${api}/data/mutate/production`, { method: "DELETE" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([
    405,
    expect.stringContaining("POST"),
  ]);
  expect((await fetch(`${lake.url}/v7/users/me`)).status).toBe(404);
});

test("prototype names are only names", async () => {
  const document = '{"_id":"a","_type":"p","__proto__":{"polluted":true},"constructor":1}';
  await postTo("/data/mutate/production", mutate(`{"create":${document}}`));
  const set = '{"__proto__.polluted":true,"constructor.prototype.polluted":true}';
  await postTo("/data/mutate/production", mutate(`{"patch":{"id":"a","set":${set}}}`));
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("nonsense of 300 kinds does no harm: the next sound request works", async () => {
  const paths =
    "data/query/production data/mutate/production data/actions/production data/doc/production/%ff data/history/production/transactions/a,,b data/history/production/documents/x data/history/production/events/documents/x data/references/production/documents/x/to assets/images/production assets/files/production users/me/keyvalue data/live/events/Bad%20Name! data/listen/production %c0%ae/..//x datasets/production/copy jobs/x/listen";
  const queries =
    '- ?query=*[ ?query=%00 ?$a={ ?perspective=,, ?revision=x&time=y ?limit=-1 ?query=*&$x=" ?% ?w=1e999 ?query=[[[[[[[[[[ ?query=*[0...999999999999]';
  const patches = ['"set":{"a[":1,"..":2}', '"inc":{"_type":1}', '"diffMatchPatch":{"_type":"@@"}'];
  const bodies = [
    ...["-", "{", "null", "[]", "[null]", '{"mutations":null}', '{"actions":[{}]}'],
    ...[mutate('null,1,"x",[]'), '{"query":"*[_type == $x"}', "\u0000\uffff", "[".repeat(5000)],
    mutate('{"patch":{"id":"a","set":{"[":1}}}'),
    ...patches.map((p) => mutate(`{"create":{"_id":"x","_type":"y"}},{"patch":{"id":"x",${p}}}`)),
    '{"actions":[{"actionType":"sanity.action.document.publish","publishedId":"","draftId":"."}]}',
  ];
  let state = 7;
  /** Looks random and is the same in every run. */
  const pick = (items: string[]): string => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return items[state % items.length]?.replace(/^-$/, "") ?? "";
  };
  const statuses = new Set<number>();
  for (let i = 0; i < 300; i += 1) {
    const method = pick("GET POST POST POST PUT DELETE PATCH OPTIONS".split(" "));
    const hasBody = !["GET", "OPTIONS"].includes(method);
    const controller = new AbortController();
    const url = `${lake.url}${api}/${pick(paths.split(" "))}${pick(queries.split(" "))}`;
    const body = pick(bodies);
    const { signal } = controller;
    statuses.add((await fetch(url, { method, signal, ...(hasBody && { body }) })).status);
    controller.abort();
    if (method === "DELETE") await clientOf(lake).datasets.create("production");
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(lake.lines).toEqual([]);
  expect(await clientOf(lake).createOrReplace(post("sound"))).toMatchObject(post("sound"));
});

test("nonsense below HTTP and cut connections do no harm either", async () => {
  const lines = [
    "GARBAGE\r\n\r\n",
    "POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    `GET /${"x".repeat(100_000)} HTTP/1.1\r\n\r\n`,
    "GET http://[ HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET /v1/socket/production HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
  ];
  for (const line of lines) {
    const socket = connect(lake.port, "127.0.0.1").on("error", () => undefined);
    socket.write(line, () => socket.destroy());
    await once(socket, "close");
  }
  expect((await send(`${api}/ping`, {})).status).toBe(200);
});
