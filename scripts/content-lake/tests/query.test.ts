import { expect, test } from "vitest";
import { toView } from "../groq/perspective.ts";
import { runQuery } from "../groq/run-query.ts";
import {
  client,
  clientOf,
  createAll,
  lake,
  post,
  refusal,
  startTestLake,
  withLake,
} from "./lake-fixture.ts";

withLake(async () => {
  const author = { _type: "reference", _ref: "ada" };
  const parts = [
    { _key: "a", _type: "part", text: "Begin" },
    { _key: "b'c", _type: "part", text: "Go on" },
  ];
  await createAll(
    client,
    { _id: "ada", _type: "author", name: "Ada" },
    post("one", { title: "First steps", author, parts, words: ["up", "down"] }),
    post("drafts.one", { title: "First steps, revised" }),
    post("drafts.two", { title: "Not out yet" }),
    post("versions.spring.one", { title: "Spring steps" }),
    { _id: "versions.summer.ada", _type: "author", name: "Ada", _system: { delete: true } },
  );
});

test.each([
  ["published", "First steps"],
  ["drafts", "First steps, revised; Not out yet"],
  ["raw", "First steps; First steps, revised; Not out yet; Spring steps"],
  ["spring drafts", "Not out yet; Spring steps"],
  ["drafts spring", "First steps, revised; Not out yet"],
])("the perspective %s shows the topmost version of each document", async (layers, expected) => {
  const perspective = layers.split(" ");
  const shown = await client.fetch<string[]>('*[_type == "post"].title', {}, { perspective });
  expect(shown.toSorted().join("; ")).toEqual(expected);
});

test("in a perspective a draft has the published id, and a release hides documents that it unpublishes", async () => {
  const query = '*[_id == "one"][0]{_id, _originalId, title}';
  const result = await client.fetch(query, {}, { perspective: "drafts" });
  expect(result).toEqual({ _id: "one", _originalId: "drafts.one", title: "First steps, revised" });
  const authors = 'count(*[_type == "author"])';
  expect(await client.fetch(authors, {}, { perspective: ["summer"] })).toBe(0);
  // The default is published for new API versions and raw for old ones.
  expect(await client.fetch("count(*)")).toBe(2);
  expect(await clientOf(lake, { apiVersion: "2024-01-01" }).fetch("count(*)")).toBe(6);
});

test("results without an order are sorted by id", async () => {
  expect(await client.fetch("*._id")).toEqual(["ada", "one"]);
  expect(await client.fetch('["a"] + ["b"]')).toEqual(["a", "b"]);
  expect(await client.fetch('*[path(_id) in path("*")]._id')).toEqual(["ada", "one"]);
});

test("the Studio's search matches words, beginnings of words and all fields", async () => {
  const search = (text: string) =>
    client.fetch<string[]>(
      "*[[@, title] match text::query($text)] | score([@] match text::query($text)) | order(_score desc)._id",
      { text },
      { perspective: "drafts" },
    );
  expect(await search("first rev*")).toEqual(["one"]);
  expect(await search("first yet")).toEqual([]);
  expect(await search("*")).toEqual(["ada", "one", "two"]);
});

test("the Studio's search lists a match of all words in a short field first", async () => {
  const long = "Tax rate of a company that earns next to nothing";
  const titles = { "a-long": long, "b-part": "Rate", "c-short": "Tax rate" };
  await createAll(client, ...Object.entries(titles).map(([id, title]) => post(id, { title })));
  const ranked = await client.fetch<string[]>(
    `*[_id in $ids] | score(boost(_type == "post" && title match text::query("tax rate"), 10))
      | order(_score desc)._id`,
    { ids: Object.keys(titles) },
  );
  expect(ranked).toEqual(["c-short", "a-long", "b-part"]);
});

test("an invalid query gets an error with the place of the mistake", async () => {
  await expect(client.fetch("*[_type == ")).rejects.toMatchObject({
    details: { type: "queryParseError", query: "*[_type == ", start: 10 },
    message: expect.stringContaining("> 1 | *[_type =="),
  });
});

test.each([
  ["*[_type == ", true],
  ["*[_type ==", true],
  ["*[count(", true],
  ["", true],
  ["*[_type ==)", false],
  ["a b", false],
])("a truncated query gets Sanity's own message: %j, %s", async (query, isEnd) => {
  const error: unknown = await client.fetch(query).catch((refused) => refused);
  const words = "unexpected end-of-file, expected expression";
  expect(String(error).includes(words), String(error)).toBe(isEnd);
});

test.each([
  ["geo({})", "geo() is not known here"],
  ["documents::incomingRefCount()", "use count(*[references(^._id)])"],
  ["*[_id == $missing]", "param $missing referenced, but not provided"],
])("an unsupported query gets an error that says so: %s", async (query, message) => {
  await expect(client.fetch(query)).rejects.toEqual(refusal(400, message));
});

test("documents by id come in the requested order, missing ones as null", async () => {
  const documents = await client.getDocuments(["one", "none", "drafts.two"]);
  expect(documents.map((document) => document?._id)).toEqual(["one", undefined, "drafts.two"]);
  const all = await client.getDocument("one", { includeAllVersions: true });
  expect(all.map(({ _id }) => _id)).toEqual(["drafts.one", "one", "versions.spring.one"]);
});

test("a query that takes too long times out, and the next one works", async () => {
  const { client } = await startTestLake({ queryLimitMs: 300 });
  const posts = Array.from({ length: 400 }, (_, n) => post(`post-${n}`, { title: `Post ${n}` }));
  await createAll(client, ...posts);
  for (const endless of [
    "count(*[count(*[count(*[title < ^.title]) > 1000]) > 1000])",
    // A query of a single long step.
    `"${"a".repeat(200)}" match "${"*a".repeat(9)}*b"`,
  ]) {
    await expect(client.fetch(endless)).rejects.toMatchObject({
      statusCode: 504,
      details: { type: "queryTimeoutError", query: endless },
      message: "The query timed out: it takes more than 0.3 s of processor time, the limit here",
    });
  }
  expect(await client.fetch("*[_id == 'post-1'][0].title")).toBe("Post 1");
});

test("a query's time limit counts processor time, not time spent waiting for other programs", async () => {
  const stamps = { _type: "post", _rev: "r", _createdAt: "", _updatedAt: "" };
  const slow = Object.defineProperty({ _id: "a", ...stamps }, "title", {
    get() {
      // Blocks this thread, as a busy machine does.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      return "Post 1";
    },
  });
  const request = { query: "*[0].title", params: {}, identity: "local-editor" };
  const where = { projectId: "local", dataset: "production" };
  const { result } = await runQuery({ ...request, ...where, limitMs: 100 }, toView([slow]));
  expect(result).toBe("Post 1");
});

/** Each mapping of a source map as "result path ← document: path". */
async function mappingsOf(query: string, perspective: "published" | "drafts" = "published") {
  const options = { resultSourceMap: true, perspective, filterResponse: false } as const;
  const { resultSourceMap: map } = await client.fetch(query, {}, options);
  return Object.entries(map?.mappings ?? {}).map(([path, { source }]) => {
    if (source.type !== "documentValue") return path;
    const document = map?.documents[source.document];
    return `${path} ← ${document?._type} ${document?._id}: ${map?.paths[source.path]}`;
  });
}

/** A query, and the sources of its values. */
const TRACED: Record<string, string[]> = {
  // Selected, renamed, alternative and empty values have the place where they are or would be
  // stored.
  [`*[_id == "one"][0]{
    title, "heading": title, "by": author->name, "label": coalesce(subtitle, title),
    "chosen": select(defined(subtitle) => subtitle, title), subtitle, "more": { "lead": lead }
  }`]: [
    "$['title'] ← post one: $['title']",
    "$['heading'] ← post one: $['title']",
    "$['by'] ← author ada: $['name']",
    "$['label'] ← post one: $['title']",
    "$['chosen'] ← post one: $['title']",
    "$['subtitle'] ← post one: $['subtitle']",
    "$['more']['lead'] ← post one: $['lead']",
  ],
  // Computed values have no place, also within stored objects.
  [`*[_id == "one"][0]{
    "shout": upper(title), "count": count(parts), "parts": parts[]{ "loud": upper(text) }
  }`]: [],
  // A whole object has one mapping.
  '*[_id == "one"][0]{ parts }': [
    "$['parts'][0] ← post one: $['parts'][?(@._key=='a')]",
    "$['parts'][1] ← post one: $['parts'][?(@._key=='b\\'c')]",
  ],
};

test.each(Object.entries(TRACED))("a source map has the places of %s", async (query, places) => {
  expect(await mappingsOf(query)).toEqual(places);
});

test("a source map points to the draft for its values, also with `...`", async () => {
  expect(await mappingsOf('*[_id == "one"][0]{ title }', "drafts")).toEqual([
    "$['title'] ← post drafts.one: $['title']",
  ]);
  const query = '*[_id == "one"][0]{ ..., "title": upper(title), parts[]{ ... } }';
  const mappings = await mappingsOf(query);
  expect(mappings).toContain("$['words'][0] ← post one: $['words'][0]");
  expect(mappings).toContain("$['parts'][0] ← post one: $['parts'][?(@._key=='a')]");
  expect(mappings.filter((line) => line.startsWith("$['title']"))).toEqual([]);
});
