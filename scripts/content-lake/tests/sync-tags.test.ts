import type { LiveEvent, SyncTag } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { parsePerspective, viewOf } from "../groq/perspective.ts";
import { runQuery } from "../groq/run-query.ts";
import { syncTagsOf } from "../groq/sync-tags.ts";
import { openLake } from "../lake.ts";
import type { Mutation } from "../store/mutation.ts";
import type { Transaction } from "../store/transaction-log.ts";
import {
  client,
  clientOf,
  createAll,
  lake,
  makeTempDir,
  post,
  until,
  withLake,
} from "./lake-fixture.ts";

const link = (_ref: string) => ({ _type: "reference", _ref });
const weak = (_ref: string) => ({ ...link(_ref), _weak: true });
const author = (_id: string, name: string) => ({ _id, _type: "author", name });

withLake(async () => {
  const by = { author: link("ada"), editor: weak("nobody") };
  await createAll(client, author("ada", "Ada"), post("one", { title: "First", ...by }));
});

/** The tags that a query's result depends on. */
async function tagsFor(query: string, params: Record<string, unknown> = {}): Promise<SyncTag[]> {
  const { syncTags } = await client.fetch(query, params, { filterResponse: false });
  return syncTags ?? expect.unreachable("An answer without tags");
}

/** Makes a change, and returns the tags of its live event. */
async function tagsOf(change: () => Promise<unknown>): Promise<SyncTag[]> {
  const events: LiveEvent[] = [];
  const live = client.live.events().subscribe((event) => events.push(event));
  onTestFinished(() => live.unsubscribe());
  await until(() => events.length > 0, "a welcome");
  await change();
  const told = () => events.flatMap((event) => (event.type === "message" ? [event.tags] : []));
  await until(() => told().length > 0, "an event");
  live.unsubscribe();
  return told().flat();
}

const meet = (some: SyncTag[], others: SyncTag[]) => some.some((tag) => others.includes(tag));

const setTitle = (_id: string) => client.patch(_id).set({ title: "Changed" }).commit();

/** Kinds of changes. */
const CHANGES = {
  "the author changes": () => setTitle("ada"),
  "a new author": () => client.create(author("new", "New")),
  "the author who was missing": () => client.create(author("nobody", "N.")),
  "the post changes": () => setTitle("one"),
  "a new post": () => client.create(post("aa")),
  "a post with the id that was missing": () => client.create(post("none")),
  "the post is deleted": () => client.delete("one"),
  "a document of a type of its own": () => client.create({ _id: "new", _type: "other" }),
};

/** Queries, a change, and whether its event names the query. */
test.each<[string, keyof typeof CHANGES, boolean]>([
  ['*[_type == "author"]', "the post changes", false],
  ['*[_type == "author"]', "the post is deleted", false],
  ['*[_type == "author"]', "the author changes", true],
  ['*[_type == "author"]', "a new author", true],
  ['*[_type == "post"]', "the post is deleted", true],
  // Queries with parameters.
  ["*[_type == $type]", "the author changes", false],
  ["*[_type in $types]{ title }", "the author changes", false],
  ["*[_type in $types]{ title }", "the post changes", true],
  ['*[_id == "one"]', "the author changes", false],
  ['*[_id == "one"]', "a new post", false],
  ['*[_id in ["one", $none]]', "a post with the id that was missing", true],
  ['*[_type == "post" && title == "First" || _id == "none"]', "the author changes", false],
  // Queries with references, also to missing documents, and nested queries.
  ['*[_type == "post"]{ "by": author->name }', "the author changes", true],
  ['*[_type == "post"]{ author }', "the author changes", false],
  ['*[_type == "post"]{ editor-> }', "the author who was missing", true],
  ['*[_type == "post"]{ editor-> }', "a new author", false],
  ['*[_type == "author"]{ "n": count(*[_type == "post"]) }', "the post changes", true],
  // Selections in a branch that is not taken, and in one that is.
  [
    '*[_type == "author"]{ "n": select(name == "X" => count(*[_type == "post"])) }',
    "a new post",
    false,
  ],
  [
    '*[_type == "author"]{ "n": select(name == "Ada" => count(*[_type == "post"])) }',
    "a new post",
    true,
  ],
  // Queries without a restriction by type or id, or with a late one.
  ["count(*)", "a document of a type of its own", true],
  ['*[references("ada")]', "the post changes", true],
  ['*[_type != "author"]', "the post changes", true],
  ['*[0..1][_type == "author"]', "a new post", true],
  ['*{ "_type": "author" }[_type == "author"]', "a new post", true],
  ["1 + 1", "the post changes", false],
])("the sync tags of %s change when: %s: %s", async (query, change, isNamed) => {
  const tags = await tagsFor(query, { type: "post", types: ["post"], none: "none" });
  expect(meet(tags, await tagsOf(CHANGES[change]))).toBe(isNamed);
});

test("sync tags have Sanity's form, differ between datasets, and name types for many references", async () => {
  const query = '*[_type == "post"]{ author-> }';
  const tags = await tagsFor(query);
  for (const tag of tags) expect(tag).toMatch(/^s1:[\w-]{6}$/);
  await client.datasets.create("other");
  const other = clientOf(lake, { dataset: "other" });
  const { syncTags = [] } = await other.fetch(query, {}, { filterResponse: false });
  expect(meet(tags, syncTags)).toBe(false);
  const names = Array.from({ length: 101 }, (_, n) => `author-${n}`);
  const authors = names.map((name) => author(name, name));
  await createAll(client, ...authors, post("many", { authors: names.map(link) }));
  const many = await tagsFor('*[_id == "many"]{ authors[]-> }');
  expect(many).toHaveLength(2);
  expect(meet(many, await tagsOf(() => setTitle("author-7")))).toBe(true);
});

const QUERIES = [
  "*",
  "count(*)",
  "*[0]",
  "*[1..2]._id",
  "*[defined(title)].title",
  '*[_type == "a"]',
  '*["b" == _type]{ title }',
  'count(*[_type == "a"])',
  '*[_type in ["a", "b"]] | order(title desc)[0]._id',
  "*[_type in $types && defined(to)]._id",
  "*[_type == $type || _id == $id]{ title }",
  '*[(_type == "a" || _type == "b") && title match "New*"]',
  '*[_type == "a"][title == "New"]._id',
  '*[!(_type == "a")]._id',
  "*[_id == $id][0]",
  "*[_id in [$id, 'x3']].title",
  "*[_id in path('x*')]._id",
  '*[_type == "a"]{ "title": to->title, "all": all[]->{ title, _type } }',
  '*[_type == "a" && to->title == "New"]._id',
  '*[to->_type == "b"]._id',
  '*[_type == "a"]{ "back": *[_type == "b" && references(^._id)]._id }',
  '*[_type == "b"]{ "deep": to->to->title }',
  "*[references($id)]._id",
  '*[references(*[_type == "b"]._id)]._id',
  '*[_type == "a" && references(*[_type == "b" && title == "New"]._id)]._id',
  '{ "a": *[_type == "a"]._id, "b": *[_id == "x3"][0].title }',
  '*[0..1][_type == "a"]._id',
  '(* | order(title))[_type == "b"]._id',
  '*{ title, "_type": "a" }[_type == "a"].title',
  '*[_type == "a"] + *[_id == "x2"]',
  'releases::all()[state == "active"].name',
  'coalesce(*[_type == "a" && title == "New"][0].title, *[_type == "b"][0].title)',
  'array::unique(*[_type == "b"].to->title)',
  '*[_type == "a"]{ _id, _originalId }',
  '*[_type == "a"]{ "b": select(title == "One" => *[_type == "b" && defined(to)]._id, *[_type == $type][0].title) }',
  '*[[@, title] match text::query("new")]._id',
];

const PERSPECTIVES = ["raw", "published", "drafts", "r,drafts"];

const document = (_id: string, _type: string, title: string, more = {}) => ({
  create: { _id, _type, title, ...more },
});

/** The states of a dataset, each after a transaction that adds, changes or deletes a document. */
const STEPS: Mutation[][] = [
  [document("x1", "a", "One", { to: weak("x2"), all: [weak("x2"), weak("x3")] })],
  [document("x2", "b", "Two", { to: weak("x1") })],
  [document("x3", "c", "Three")],
  [{ patch: { id: "x3", set: { title: "New" } } }],
  [{ patch: { id: "x1", set: { to: weak("x3") } } }],
  [document("drafts.x1", "a", "Draft")],
  // A draft and a version whose types differ from the documents that they hide.
  [document("drafts.x2", "c", "New")],
  [document("versions.r.x1", "b", "Version", { to: weak("x2") })],
  [document("versions.r.x2", "c", "Going", { _system: { delete: true } })],
  [document("_.releases.r", "system.release", "R", { name: "r", state: "active" })],
  [{ patch: { id: "drafts.x2", set: { title: "Newer" } } }],
  [{ delete: { id: "drafts.x2" } }],
  [{ delete: { id: "versions.r.x1" } }],
  [{ delete: { id: "versions.r.x2" } }],
  [{ delete: { id: "x2" } }, document("x4", "b", "New", { to: weak("x5") })],
  // Another type under the same id, and a document that was referenced before it existed.
  [{ delete: { id: "x1" } }, document("x1", "b", "Other", { to: weak("x3") })],
  [document("x5", "a", "Five", { to: weak("x1") })],
  [{ delete: { id: "drafts.x1" } }],
  [{ delete: { id: "x3" } }],
  [{ delete: { id: "x5" } }, { delete: { id: "x4" } }],
];

test("sync tags find every query that a change affects, in each perspective, without naming all", async () => {
  const opened = openLake({ projectId: "local", dataDir: await makeTempDir(), log: () => {} });
  onTestFinished(() => opened.store.close());
  const dataset = opened.store.createDataset("production");
  const committed: Transaction[] = [];
  opened.store.onCommit((transaction) => committed.push(transaction));
  const params = { types: ["a", "c"], type: "b", id: "x1" };
  const asker = { params, identity: "somebody", projectId: "local", dataset: "production" };
  const askAll = async () => {
    const answers = PERSPECTIVES.flatMap((name) => {
      const view = viewOf(dataset, parsePerspective(name, "2025-02-19"));
      return QUERIES.map(async (query) => {
        const { result, syncTags } = await runQuery({ query, ...asker }, view);
        return { asked: `${query} (${name})`, result: JSON.stringify(result), syncTags };
      });
    });
    return Promise.all(answers);
  };
  const missed: string[] = [];
  const counts = { changed: 0, unchanged: 0, spared: 0 };
  let before = await askAll();
  for (const [step, mutations] of STEPS.entries()) {
    await dataset.transact({ author: "somebody" }, (documents) => {
      for (const mutation of mutations) documents.apply(mutation);
    });
    const event = syncTagsOf(committed[step] ?? expect.unreachable(), dataset);
    const after = await askAll();
    for (const [index, { asked, result, syncTags }] of before.entries()) {
      const isNamed = meet(syncTags, event);
      if (result === after[index]?.result) {
        counts.unchanged += 1;
        if (!isNamed) counts.spared += 1;
      } else {
        counts.changed += 1;
        if (!isNamed) missed.push(`${asked} by step ${step}`);
      }
    }
    before = after;
  }
  expect(missed).toEqual([]);
  expect(counts.changed).toBeGreaterThan(500);
  // A single tag for the whole dataset would name every query.
  expect(counts.spared / counts.unchanged).toBeGreaterThan(0.3);
});
