import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { client, clientOf, lake, post, refusal, withLake } from "./lake-fixture.ts";

withLake();

const api = "/v2025-02-19";

/** A request with headers that fetch does not let one set. */
async function send(path: string, headers: Record<string, string>, method = "GET") {
  const asked = request({ port: lake.port, host: "127.0.0.1", path, method, headers }).end();
  const answer: IncomingMessage = (await once(asked, "response"))[0];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

const datasetNames = async () => (await client.datasets.list()).map(({ name }) => name).toSorted();

// Which names and origins are this machine's is for the tests of `isLoopbackHost` to say.
test("no host name of elsewhere leads to the lake, though Sanity's own do", async () => {
  for (const [host, status] of Object.entries({
    "evil.test": 403,
    "evilsanity.io": 403,
    "sanity.io.evil.test": 403,
    "[::1]:3999": 200,
    "x.api.sanity.io": 200,
  })) {
    expect([host, (await send(`${api}/users/me`, { host })).status]).toEqual([host, status]);
  }
});

test.each([
  ["https://evil.test", false],
  ["null", false],
  ["http://localhost:3000", true],
])("a page of %s is answered, and with cookies: %s", async (origin, isOwn) => {
  const path = `${api}/data/mutate/production`;
  const preflight = { "access-control-request-method": "POST" };
  const asked = { "access-control-request-headers": "x-sanity-y" };
  const answers = [
    await send(`${api}/users/me`, { origin }),
    await send(path, { origin, ...preflight, ...asked }, "OPTIONS"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(isOwn ? [200, 204] : [403, 403]);
  for (const { headers } of answers) {
    expect(headers["access-control-allow-origin"]).toBe(isOwn ? origin : undefined);
    expect(headers["access-control-allow-credentials"]).toBe(isOwn ? "true" : undefined);
  }
  const allowed = answers[1]?.headers["access-control-allow-headers"];
  expect(allowed).toBe(isOwn ? "x-sanity-y" : undefined);
});

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
  expect((await send(`${api}/data/query/new?query=*`, {})).status).toBe(404);
  const fresh = clientOf(lake, { dataset: "new" });
  const missing = refusal(404, 'Dataset "new" not found: create it with PUT /datasets/new');
  await expect(fresh.create({ _type: "post" })).rejects.toEqual(missing);
  expect((await send(`${api}/datasets/Bad%20Name`, {}, "PUT")).status).toBe(400);
  expect(await datasetNames()).toEqual(["production"]);
  await fresh.datasets.create("new");
  expect(await datasetNames()).toEqual(["new", "production"]);
});

const mutate = (mutation: string) => `{"mutations":[${mutation}]}`;

test("bad requests say what is wrong", async () => {
  for (const [path, body, status, message] of [
    ["mutate/production", "{", 400, "Malformed JSON body"],
    ["mutate/production", mutate('{"explode":{}}'), 400, "explode"],
    ["mutate/production", mutate('{"create":{"_type":"a"},"delete":{"id":"b"}}'), 400, "one of"],
    ["mutate/production", mutate('{"delete":{"query":"*["}}'), 400, "Syntax error"],
  ] as const) {
    const response = await fetch(`${lake.url}${api}/data/${path}`, { method: "POST", body });
    expect(response.headers.get("content-type")).toContain("application/json");
    const told = [body, response.status, await response.text()];
    expect(told).toEqual([body, status, expect.stringContaining(message)]);
  }
});

test("too large a body is refused, also when its length is only known as it comes", async () => {
  const refused = client.create({ _type: "post", text: "x".repeat(11_000_000) });
  await expect(refused).rejects.toEqual(refusal(413, "10485760 bytes"));
  const statusOf = async (megabytes: number) => {
    const body = new Blob([" ".repeat(megabytes * 1e6)]).stream();
    const options = { method: "POST", body, duplex: "half" };
    return (await fetch(`${lake.url}${api}/data/mutate/production`, options)).status;
  };
  expect([await statusOf(9), await statusOf(11)]).toEqual([400, 413]);
});

test("nonsense of many kinds does no harm: the next sound request works", async () => {
  const paths =
    "data/query/production data/mutate/production data/actions/production data/doc/production/%ff data/history/production/transactions/a,,b data/history/production/documents/x data/history/production/events/documents/x data/references/production/documents/x/to assets/images/production assets/files/production users/me/keyvalue data/live/events/Bad%20Name! data/listen/production %c0%ae/..//x datasets/none/copy jobs/x/listen";
  const queries =
    '?query=*[ ?query=%00 ?$a={ ?perspective=,, ?revision=x&time=y ?limit=-1 ?query=*&$x=" ?% ?w=1e999 ?query=[[[[[[[[[[ ?query=*[0...999999999999]';
  const patches = [
    '"set":{"__proto__.polluted":true,"constructor.prototype.polluted":true}',
    ...['"set":{"[":1}', '"set":{"a[":1,"..":2}', '"inc":{"_type":1}'],
    '"diffMatchPatch":{"_type":"@@"}',
  ];
  const bodies = [
    ...["", "null", "[]", "[null]", '{"mutations":null}', '{"actions":[{}]}', "[".repeat(5000)],
    ...[mutate('null,1,"x",[]'), '{"query":"*[_type == $x"}', "\u0000\uffff"],
    mutate('{"create":{"_id":"a","_type":"p","__proto__":{"polluted":true},"constructor":1}}'),
    ...patches.map((operation) => mutate(`{"patch":{"id":"sound",${operation}}}`)),
    '{"actions":[{"actionType":"sanity.action.document.publish","publishedId":"","draftId":"."}]}',
  ];
  const statuses = new Set<number>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, body } = await fetch(`${lake.url}${api}/${path}`, init);
    statuses.add(status);
    await body?.cancel();
  };
  await client.create(post("sound"));
  for (const path of paths.split(" ")) {
    for (const query of queries.split(" ")) await ask(path + query);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) await ask(path, { method });
    for (const body of bodies) await ask(path, { method: "POST", body });
  }
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(lake.lines).toEqual([]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(await client.createOrReplace(post("sound"))).toMatchObject(post("sound"));
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
