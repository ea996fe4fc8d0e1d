import type { LiveEvent } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { expect, onTestFinished, test } from "vitest";
import { client, createAll, post, until, withLake } from "./lake-fixture.ts";

const link = (_ref: string, more = {}) => ({ _type: "reference", _ref, ...more });

withLake(async () => {
  await createAll(
    client,
    { _id: "ada", _type: "author", name: "Ada" },
    { _id: "bob", _type: "author", name: "Bob" },
    post("one", { n: 1, author: link("ada") }),
    post("two", { n: 2, author: link("ghost", { _weak: true }) }),
    { _id: "home", _type: "page", title: "Home", featured: [link("one", { _key: "k" })] },
  );
});

/** What is heard of changes, as the tags of each. */
async function listenLive(includeDrafts = false) {
  const events: LiveEvent[] = [];
  const subscription = client.live
    .events({ includeDrafts })
    .subscribe((event) => events.push(event));
  onTestFinished(() => subscription.unsubscribe());
  await until(() => events.some(({ type }) => type === "welcome"), "a welcome");
  return () => events.flatMap((event) => (event.type === "message" ? [event.tags] : []));
}

async function ask(query: string, params: Record<string, unknown> = {}, options = {}) {
  const all = { filterResponse: false, ...options } as const;
  const { result, syncTags = [] } = await client.fetch(query, params, all);
  return { result: JSON.stringify(result), tags: syncTags };
}

const overlap = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.some((tag) => b.includes(tag));

/** Queries of every shape, with the parameters they take. */
const QUERIES: [string, Record<string, unknown>?][] = [
  ['*["post" == _type]{n}'],
  ['*[_type == "post" && n > 1] | order(n desc)[0...5]{_id, "by": author->name}'],
  ["*[_type in $types]._id", { types: ["post", "page"] }],
  ['*[_type in ["author", "page"]]{_id, name}'],
  ["*[_id == $id][0]", { id: "one" }],
  ["*[_id in $ids]{_id, n}", { ids: ["one", "absent"] }],
  ['*[_id == "home"][0]{title, featured[]->{n, author->{name}}}'],
  ['*[_type == "post" || _id == "home"]._id'],
  ['*[_type == "author"]{name, "posts": count(*[_type == "post" && references(^._id)])}'],
  ['*[_type == "author"]{name, "all": count(*[references(^._id)])}'],
  ["count(*)"],
  ["*[n > 0]._id"],
  ['*[!(_type == "post")]._id'],
  ['(*)[_type == "post"]._id'],
  ['{"posts": *[_type == "post"].n, "home": *[_id == "home"][0].title}'],
  ['*[_type == "post" && author->name == "Ada"]._id'],
];

test("looking only at what can match does not change an answer", async () => {
  const dataset = await client.fetch<object[]>("*");
  for (const [query, params = {}] of QUERIES) {
    const expected = await (await evaluate(parse(query, { params }), { dataset })).get();
    expect([query, await client.fetch(query, params)]).toEqual([query, expected]);
  }
});

const CHANGES: [string, () => Promise<unknown>][] = [
  ["a post changes", () => client.patch("one").inc({ n: 1 }).commit()],
  ["a post appears", () => client.create(post("three", { n: 3 }))],
  ["a post goes", () => client.delete("two")],
  ["an author changes", () => client.patch("ada").set({ name: "Eve" }).commit()],
  ["the ghost appears", () => client.create({ _id: "ghost", _type: "author", name: "Ghost" })],
  ["an awaited id appears", () => client.create({ _id: "absent", _type: "other", n: 1 })],
  ["a post becomes a page", () => client.createOrReplace({ _id: "two", _type: "page", n: 2 })],
  ["a reference moves", () => client.patch("one").set({ "author._ref": "bob" }).commit()],
];

test.each(CHANGES)("sync tags of every changed result are hit when %s", async (_name, change) => {
  const heard = await listenLive();
  const askAll = () => Promise.all(QUERIES.map(([query, params]) => ask(query, params)));
  const before = await askAll();
  await change();
  await until(() => heard().length === 1, "the live event");
  const after = await askAll();
  const changed = before.filter(({ result }, index) => result !== after[index]?.result);
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.filter(({ tags }) => !overlap(tags, heard()[0]))).toEqual([]);
});

test.each([
  ['*[_type == "post"]', () => client.patch("home").set({ title: "x" }).commit()],
  ['*[_id == "one"][0]{"by": author->name}', () => client.patch("bob").set({ name: "x" }).commit()],
  ['*[_type == "post" && references("ada")]', () => client.patch("ada").set({ n: 1 }).commit()],
  ['*[_type == "author"][0]', () => client.create({ _id: "drafts.bob", _type: "author" })],
])("sync tags of %s are left alone by others", async (query, change) => {
  const heard = await listenLive();
  const { tags } = await ask(query);
  expect(tags.length).toBeGreaterThan(0);
  await change();
  // Heard for sure, and after the one that may be silent.
  await client.create({ _id: "last", _type: "last" });
  const last = (await ask('*[_type == "last"]')).tags;
  await until(() => heard().some((hit) => overlap(last, hit)), "the last event");
  expect(heard().filter((hit) => overlap(tags, hit))).toEqual([]);
});

test("sync tags of drafts are heard by those who see them, also where one hid a document of another type", async () => {
  const [heardPublished, heardAll] = [await listenLive(), await listenLive(true)];
  await client.create({ _id: "drafts.one", _type: "page" });
  const options = { perspective: "drafts" };
  const { result, tags } = await ask('*[_type == "post"]._id', {}, options);
  expect(result).toBe('["two"]');
  const draft = await ask('*[_id == "one"][0]', {}, options);
  await client.delete("drafts.one");
  await client.create(post("four"));
  await until(() => heardAll().length === 3 && heardPublished().length === 1, "the events");
  expect(heardAll()[0]).toEqual(expect.arrayContaining(draft.tags));
  expect(overlap(tags, heardAll()[1])).toBe(true);
});
