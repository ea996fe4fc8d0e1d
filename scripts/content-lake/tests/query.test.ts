import { ClientError } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { viewOf } from "../groq/perspective.ts";
import {
  client,
  clientOf,
  createAll,
  lake,
  makeLake,
  post,
  refusal,
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

const ask = async (search: Record<string, string>) => {
  const query = new URLSearchParams({ query: '*[_type == "post"].title', ...search });
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production?${query}`);
  return { status: response.status, ...(await response.json()) };
};

test.each([
  ["published", ["First steps"]],
  ["drafts", ["First steps, revised", "Not out yet"]],
  // As it was called once.
  ["previewDrafts", ["First steps, revised", "Not out yet"]],
  ["raw", ["First steps, revised", "Not out yet", "First steps", "Spring steps"]],
  ["spring", ["Spring steps"]],
  ["spring,drafts", ["Spring steps", "Not out yet"]],
  ["drafts,spring", ["First steps, revised", "Not out yet"]],
] as const)("perspectives: %s shows its topmost layer", async (perspective, expected) => {
  expect(new Set((await ask({ perspective })).result)).toEqual(new Set(expected));
});

test("perspectives: a draft has its published id and keeps its own, and a release hides what it unpublishes", async () => {
  const query = '*[_id == "one"][0]{_id, _originalId, title}';
  const result = await client.fetch(query, {}, { perspective: "drafts" });
  expect(result).toEqual({ _id: "one", _originalId: "drafts.one", title: "First steps, revised" });
  const authors = 'count(*[_type == "author"])';
  expect(await client.fetch(authors, {}, { perspective: ["summer"] })).toBe(0);
});

test("perspectives is published for new API versions and raw for old ones unless told", async () => {
  expect(await client.fetch("count(*)")).toBe(2);
  expect(await clientOf(lake, { apiVersion: "2024-01-01" }).fetch("count(*)")).toBe(6);
});

test.each([
  [{ perspective: "raw,drafts" }, 'Invalid perspective "raw"'],
  [
    { perspective: "nope" },
    'Invalid perspective "nope": use "raw" alone, or a list of "published"',
  ],
  [{ perspective: "spring,autumn" }, 'Invalid perspective "autumn"'],
  [{ variant: "a" }, "Variants are not known here"],
])("perspectives: %j is refused by name", async (search, message) => {
  expect(await ask({ ...search })).toMatchObject({
    status: 400,
    message: expect.stringContaining(message),
  });
});

test("queries take parameters of every kind and follow references", async () => {
  const query = "*[_id == $id && $yes && $n > 1 && $list[0] == 'x'][0]{'by': author->name}";
  const params = { id: "one", yes: true, n: 2, list: ["x"] };
  expect(await client.fetch(query, params)).toEqual({ by: "Ada" });
});

test("queries too long for an address are posted, and come back unless unwanted", async () => {
  const query = `*[_id == $id && "${"x".repeat(20_000)}" != ""][0].title`;
  const options = { perspective: "drafts", filterResponse: false } as const;
  const full = await client.fetch(query, { id: "one" }, options);
  expect(full).toMatchObject({ result: "First steps, revised", query, ms: expect.any(Number) });
  const bare = await client.fetch("1 + 1", {}, { ...options, returnQuery: false });
  for (const unasked of ["query", "resultSourceMap"]) expect(bare).not.toHaveProperty(unasked);
});

test("queries without an order come by id, and what cannot be found at once is found later", async () => {
  expect(await client.fetch("*._id")).toEqual(["ada", "one"]);
  expect(await client.fetch('["a"] + ["b"]')).toEqual(["a", "b"]);
  expect(await client.fetch('*[path(_id) in path("*")]._id')).toEqual(["ada", "one"]);
});

test("queries of the Studio's search match words, beginnings and all fields", async () => {
  const search = (text: string) =>
    client.fetch<string[]>(
      "*[[@, title] match text::query($text)] | score([@] match text::query($text)) | order(_score desc)._id",
      { text },
      { perspective: "drafts" },
    );
  expect(await search("rev*")).toEqual(["one"]);
  expect(await search("first revised")).toEqual(["one"]);
  expect(await search("first yet")).toEqual([]);
  expect(await search("*")).toEqual(["ada", "one", "two"]);
  const [found] = await client.fetch<object[]>("*[@ match text::query('First')]");
  expect(Object.keys(found ?? {}).filter((key) => key.startsWith("__"))).toEqual([]);
});

test("queries of the Studio's search rank a match of all words in a short field first", async () => {
  await createAll(
    client,
    post("a-long", { title: "Tax rate of a company that earns next to nothing" }),
    post("b-part", { title: "Rate" }),
    post("c-short", { title: "Tax rate" }),
  );
  const ranked = await client.fetch<string[]>(
    `*[_id in ["a-long", "b-part", "c-short"]] | score(boost(_type == "post" && title match text::query("tax rate"), 10))
      | order(_score desc)._id`,
  );
  expect(ranked).toEqual(["c-short", "a-long", "b-part"]);
});

test("queries with a mistake name the place", async () => {
  const failed = await client.fetch("*[_type == ").catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ClientError);
  expect(failed).toMatchObject({
    statusCode: 400,
    details: { type: "queryParseError", query: "*[_type == ", start: 10 },
    message: expect.stringContaining("> 1 | *[_type =="),
  });
});

test.each([
  ["geo({})", "geo() is not known here"],
  ["geo::distance(1, 2)", "geo::distance() is not known here"],
  ["*[] | score(text::semanticSimilarity('a'))", "text::semanticSimilarity() is not known here"],
  ["documents::incomingRefCount()", "use count(*[references(^._id)])"],
  ["text::query('a')", "not implemented"],
  ["*[_id == $missing]", "param $missing referenced, but not provided"],
])("queries: that cannot be answered here say so: %s", async (query, message) => {
  await expect(client.fetch(query)).rejects.toEqual(refusal(400, message));
});

test("documents by id come as asked, missing ones as null, with all versions on demand", async () => {
  const documents = await client.getDocuments(["one", "none", "drafts.two"]);
  expect(documents.map((document) => document?._id)).toEqual(["one", undefined, "drafts.two"]);
  const all = await client.getDocument("one", { includeAllVersions: true });
  expect(all.map(({ _id }) => _id)).toEqual(["drafts.one", "one", "versions.spring.one"]);
});

test("an answer is kept for as long as nothing changes, for the same question by the same person", async () => {
  const { lake, dataset } = await makeLake();
  onTestFinished(() => lake.queries.close());
  const common = { projectId: "local", dataset: dataset.name };
  const ask = (query: string, params = {}, identity = "ada") =>
    lake.queries.run({ ...common, query, params, identity }, viewOf(dataset, "raw"));
  const first = await ask("[identity(), $n]", { n: 1 });
  expect(await ask("[identity(), $n]", { n: 1 })).toBe(first);
  expect((await ask("[identity(), $n]", { n: 2 })).result).toEqual(["ada", 2]);
  expect((await ask("[identity(), $n]", { n: 1 }, "grace")).result).toEqual(["grace", 1]);
  expect(await ask("now()")).not.toBe(await ask("now()"));
  await dataset.transact({ author: "ada" }, (documents) => {
    documents.apply({ create: post("new") });
  });
  expect(await ask("[identity(), $n]", { n: 1 })).not.toBe(first);
});

/** Each mapping of a source map as "result path ← document: path". */
async function mappingsOf(
  query: string,
  resultSourceMap: "withKeyArraySelector" | true = "withKeyArraySelector",
  perspective: "published" | "drafts" = "published",
): Promise<string[]> {
  const options = { resultSourceMap, perspective, filterResponse: false } as const;
  const { resultSourceMap: map } = await client.fetch(query, {}, options);
  return Object.entries(map?.mappings ?? {}).map(([path, { source }]) => {
    if (source.type !== "documentValue") return path;
    const document = map?.documents[source.document];
    return `${path} ← ${document?._type} ${document?._id}: ${map?.paths[source.path]}`;
  });
}

/** A query, and where its values come from. */
const TRACED: Record<string, string[]> = {
  // Chosen, renamed, alternative or empty: where it is or would be stored.
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
  // What is computed leads nowhere, also inside of what is stored.
  [`*[_id == "one"][0]{
    "shout": upper(title), "count": count(parts), "parts": parts[]{ "loud": upper(text) }
  }`]: [],
  // A whole object is one mapping.
  '*[_id == "one"][0]{ parts, words }': [
    "$['parts'][0] ← post one: $['parts'][?(@._key=='a')]",
    "$['parts'][1] ← post one: $['parts'][?(@._key=='b\\'c')]",
    "$['words'][0] ← post one: $['words'][0]",
    "$['words'][1] ← post one: $['words'][1]",
  ],
};

test.each(Object.entries(TRACED))("source maps: the places of %s", async (query, places) => {
  expect(await mappingsOf(query)).toEqual(places);
});

test("source maps: items are named by numbers where that is asked, and a draft's values lead to the draft", async () => {
  expect(await mappingsOf('*[_id == "one"][0].parts[]{ text }', true)).toEqual([
    "$[0]['text'] ← post one: $['parts'][0]['text']",
    "$[1]['text'] ← post one: $['parts'][1]['text']",
  ]);
  expect(await mappingsOf('*[_id == "one"][0]{ title }', true, "drafts")).toEqual([
    "$['title'] ← post drafts.one: $['title']",
  ]);
});

test("source maps: `...` keeps the places of what it does not replace", async () => {
  const query = '*[_id == "one"][0]{ ..., "title": upper(title), parts[]{ ... } }';
  const mappings = await mappingsOf(query);
  expect(mappings).toContain("$['words'][0] ← post one: $['words'][0]");
  expect(mappings).toContain("$['parts'][0] ← post one: $['parts'][?(@._key=='a')]");
  expect(mappings.filter((line) => line.startsWith("$['title']"))).toEqual([]);
});
