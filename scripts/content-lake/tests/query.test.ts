import { ClientError } from "@sanity/client";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { viewOf } from "../groq/perspective.ts";
import {
  clientOf,
  createAll,
  makeLake,
  post,
  refusal,
  startTestLake,
  type TestLake,
} from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
  const author = { _type: "reference", _ref: "ada" };
  await createAll(
    clientOf(lake),
    { _id: "ada", _type: "author", name: "Ada" },
    post("one", { title: "First steps", author }),
    post("drafts.one", { title: "First steps, revised" }),
    post("drafts.two", { title: "Not out yet" }),
    post("versions.spring.one", { title: "Spring steps" }),
    { _id: "versions.summer.ada", _type: "author", name: "Ada", _system: { delete: true } },
  );
});

const titles = '*[_type == "post"].title';

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
  const search = new URLSearchParams({ query: titles, perspective });
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production?${search}`);
  expect(new Set((await response.json()).result)).toEqual(new Set(expected));
  // A release that unpublishes a document hides it.
  const authors = 'count(*[_type == "author"])';
  expect(await clientOf(lake).fetch(authors, {}, { perspective: ["summer"] })).toBe(0);
});

test("perspectives: a draft is seen under its published id and keeps its own", async () => {
  const query = '*[_id == "one"][0]{_id, _originalId, title}';
  const result = await clientOf(lake).fetch(query, {}, { perspective: "drafts" });
  expect(result).toEqual({ _id: "one", _originalId: "drafts.one", title: "First steps, revised" });
});

test("perspectives is published for new API versions and raw for old ones unless told", async () => {
  expect(await clientOf(lake).fetch("count(*)")).toBe(2);
  expect(await clientOf(lake, { apiVersion: "2024-01-01" }).fetch("count(*)")).toBe(6);
});

test.each([
  ["perspective=raw,drafts", 'Invalid perspective "raw"'],
  ["perspective=nope", 'Invalid perspective "nope": use "raw" alone, or a list of "published"'],
  ["perspective=spring,autumn", 'Invalid perspective "autumn"'],
  ["variant=a", "Variants are not known here"],
])("perspectives: %s is refused by name", async (search, message) => {
  const url = `${lake.url}/v2025-02-19/data/query/production?query=*&${search}`;
  const response = await fetch(url);
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining(JSON.stringify(message).slice(1, -1)),
  ]);
});

test("queries take parameters of every kind and follow references", async () => {
  const query = "*[_id == $id && $yes && $n > 1 && $list[0] == 'x'][0]{'by': author->name}";
  const params = { id: "one", yes: true, n: 2, list: ["x"] };
  expect(await clientOf(lake).fetch(query, params)).toEqual({ by: "Ada" });
});

test("queries too long for an address are posted, and come back unless unwanted", async () => {
  const query = `*[_id == $id && "${"x".repeat(20_000)}" != ""][0].title`;
  const options = { perspective: "drafts", filterResponse: false } as const;
  const full = await clientOf(lake).fetch(query, { id: "one" }, options);
  expect(full).toMatchObject({ result: "First steps, revised", query, ms: expect.any(Number) });
  const bare = await clientOf(lake).fetch("1 + 1", {}, { ...options, returnQuery: false });
  expect(bare).not.toHaveProperty("query");
});

test("queries without an order come by id, and what cannot be found at once is found later", async () => {
  expect(await clientOf(lake).fetch("*._id")).toEqual(["ada", "one"]);
  expect(await clientOf(lake).fetch('["a"] + ["b"]')).toEqual(["a", "b"]);
  expect(await clientOf(lake).fetch('*[path(_id) in path("*")]._id')).toEqual(["ada", "one"]);
});

test("queries of the Studio's search match words, beginnings and all fields", async () => {
  const search = (text: string) =>
    clientOf(lake).fetch<string[]>(
      "*[[@, title] match text::query($text)] | score([@] match text::query($text)) | order(_score desc)._id",
      { text },
      { perspective: "drafts" },
    );
  expect(await search("rev*")).toEqual(["one"]);
  expect(await search("first revised")).toEqual(["one"]);
  expect(await search("first yet")).toEqual([]);
  expect(await search("*")).toEqual(["ada", "one", "two"]);
  const [found] = await clientOf(lake).fetch<object[]>("*[@ match text::query('First')]");
  expect(Object.keys(found ?? {}).filter((key) => key.startsWith("__"))).toEqual([]);
});

test("queries of the Studio's search rank a match of all words in a short field first", async () => {
  await createAll(
    clientOf(lake),
    post("a-long", { title: "Tax rate of a company that earns next to nothing" }),
    post("b-part", { title: "Rate" }),
    post("c-short", { title: "Tax rate" }),
  );
  const ranked = await clientOf(lake).fetch<string[]>(
    `*[_id in ["a-long", "b-part", "c-short"]] | score(boost(_type == "post" && title match text::query("tax rate"), 10))
      | order(_score desc)._id`,
  );
  expect(ranked).toEqual(["c-short", "a-long", "b-part"]);
});

test("queries with a mistake name the place", async () => {
  const failed = await clientOf(lake)
    .fetch("*[_type == ")
    .catch((error: unknown) => error);
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
  await expect(clientOf(lake).fetch(query)).rejects.toEqual(refusal(400, message));
});

test("documents by id come as asked, missing ones as null, with all versions on demand", async () => {
  const documents = await clientOf(lake).getDocuments(["one", "none", "drafts.two"]);
  expect(documents.map((document) => document?._id)).toEqual(["one", undefined, "drafts.two"]);
  const all = await clientOf(lake).getDocument("one", { includeAllVersions: true });
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
