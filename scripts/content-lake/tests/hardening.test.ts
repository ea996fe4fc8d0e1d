import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { expect, test } from "vitest";
import { client, clientOf, lake, post, refusal, withLake } from "./lake-fixture.ts";

withLake();

const api = "/v2025-02-19";

/** A request with headers that fetch does not allow. */
async function send(path: string, headers: Record<string, string>, method = "GET") {
  const asked = request({ port: lake.port, host: "127.0.0.1", path, method, headers }).end();
  const answer: IncomingMessage = (await once(asked, "response"))[0];
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}

const datasetNames = async () => (await client.datasets.list()).map(({ name }) => name).toSorted();

// The tests of `isLoopbackHost` cover the names and origins of this machine.
test("the content lake refuses foreign host names, and accepts Sanity's", async () => {
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
])("a page of %s gets a response, and with cookies: %s", async (origin, isOwn) => {
  const path = `${api}/data/mutate/production`;
  const preflight = { "access-control-request-method": "POST" };
  const answers = [
    await send(`${api}/users/me`, { origin }),
    await send(path, { origin, ...preflight }, "OPTIONS"),
  ];
  expect(answers.map(({ status }) => status)).toEqual(isOwn ? [200, 204] : [403, 403]);
  for (const { headers } of answers) {
    expect(headers["access-control-allow-origin"]).toBe(isOwn ? origin : undefined);
    expect(headers["access-control-allow-credentials"]).toBe(isOwn ? "true" : undefined);
  }
});

test("a page of another site can load pictures and nothing else", async () => {
  const foreign = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  const paths =
    "/data/query/stolen?query=* /data/query/production?query=* /data/doc/stolen/x /data/export/stolen /data/listen/stolen?query=* /users/me";
  for (const path of paths.split(" ")) {
    expect([path, (await send(api + path, foreign)).status]).toEqual([path, 403]);
  }
  expect(await datasetNames()).toEqual(["production"]);
  expect((await send("/images/local/production/none.png", foreign)).status).toBe(404);
  // A page of this machine under another name.
  const origin = "http://127.0.0.1:3333";
  expect((await send(`${api}/users/me`, { ...foreign, origin })).status).toBe(200);
});

test("using an unknown dataset does not create it", async () => {
  expect((await send(`${api}/data/query/new?query=*`, {})).status).toBe(404);
  const fresh = clientOf(lake, { dataset: "new" });
  const missing = refusal(404, 'Dataset "new" not found: create it with PUT /v1/datasets/new');
  await expect(fresh.create({ _type: "post" })).rejects.toEqual(missing);
  expect((await send(`${api}/datasets/Bad%20Name`, {}, "PUT")).status).toBe(400);
  await fresh.datasets.create("new");
  expect(await datasetNames()).toEqual(["new", "production"]);
});

const mutate = (mutation: string) => `{"mutations":[${mutation}]}`;

test("mutations and actions of more than 4,000,000 bytes are refused, with or without a declared length", async () => {
  const frame = JSON.stringify({ mutations: [{ create: post("a", { text: "" }) }] }).length;
  const options = { method: "POST", duplex: "half" };
  const limit = "Request body exceeds limit of 4000000 bytes";
  for (const [path, length, status] of [
    ["mutate", 4_000_000, 200],
    ["mutate", 4_000_001, 413],
    ["actions", 4_000_001, 413],
  ] as const) {
    const text = "x".repeat(length - frame);
    const json = JSON.stringify({ mutations: [{ create: post("a", { text }) }] });
    const body = new Blob([json]).stream();
    const answer = await fetch(`${lake.url}${api}/data/${path}/production`, { ...options, body });
    expect([path, length, answer.status]).toEqual([path, length, status]);
    if (status !== 200) expect(await answer.json()).toMatchObject({ message: limit });
  }
  const refused = client.create({ _type: "post", text: "x".repeat(4_000_000) });
  await expect(refused).rejects.toEqual(refusal(413, limit));
});

test("addresses with two slashes at the beginning work, because Sanity's migration tool sends them", async () => {
  await client.create(post("a", { title: "Old" }));
  const answer = await fetch(`${lake.url}/${api}/data/export/production`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('"Old"')]);
  const origin = "http://localhost:3333";
  const stream = `${lake.url}/${api}/data/listen/production?query=*`;
  const { status, headers } = await fetch(stream, { headers: { origin }, redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([307, expect.stringMatching(/[^:/]\/v2025/)]);
});

test.each([
  ["v2025-02-19", 200],
  ["v1", 200],
  ["vX", 200],
  ["v2024-02-29", 200],
  ["v2025-02-29", 400],
  ["v2025-13-45", 400],
])("an API version has to be a real date: %s gets %i", async (version, status) => {
  const answer = await fetch(`${lake.url}/${version}/data/query/production?query=1`);
  expect(answer.status).toBe(status);
  if (status === 400) expect((await answer.json()).message).toContain(version);
});

test("a request's tag has to keep Sanity's rule", async () => {
  const ask = (tag: string) =>
    fetch(`${lake.url}${api}/data/query/production?query=1&tag=${encodeURIComponent(tag)}`);
  for (const tag of ["site.page_1-a", "T".repeat(75)]) expect((await ask(tag)).status).toBe(200);
  for (const tag of ["bad tag!", "", "t".repeat(76)]) {
    const answer = await ask(tag);
    expect([tag, answer.status, (await answer.json()).message]).toEqual([
      tag,
      400,
      expect.stringContaining("Tag can only contain alphanumeric characters"),
    ]);
  }
});

test("after many kinds of invalid requests the next valid one works", async () => {
  const paths = ["query", "mutate", "actions", "listen"].map((name) => `data/${name}/production`);
  const queries =
    "?query=*[ ?query=%00 ?$a={ ?perspective=,, ?% ?query=[[[[[[[[[[ ?query=*[0...999999999999]";
  const patches = [
    '"set":{"__proto__.polluted":true,"constructor.prototype.polluted":true}',
    ...['"set":{"[":1}', '"inc":{"_type":1}', '"diffMatchPatch":{"_type":"@@"}'],
  ];
  const bodies = [
    ...["", "null", "[null]", '{"mutations":null}', '{"actions":[{}]}', "[".repeat(5000)],
    mutate('{"create":{"_id":"a","_type":"p","__proto__":{"polluted":true},"constructor":1}}'),
    ...patches.map((operation) => mutate(`{"patch":{"id":"sound",${operation}}}`)),
    '{"actions":[{"actionType":"sanity.action.document.publish","publishedId":"","draftId":"."}]}',
  ];
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, body } = await fetch(`${lake.url}${api}/${path}`, init);
    await body?.cancel();
    expect(status).toBeLessThan(500);
  };
  await client.create(post("sound"));
  for (const path of [...paths, "data/doc/production/%ff", "%c0%ae/..//x", "datasets/none/copy"]) {
    for (const query of queries.split(" ")) await ask(path + query);
    for (const body of bodies) await ask(path, { method: "POST", body });
  }
  expect(lake.lines).toEqual([]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
  expect(await client.createOrReplace(post("sound"))).toMatchObject(post("sound"));
});
