import type { LiveEvent, SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { clientOf, post, startTestLake, type TestLake, until } from "./lake-fixture.ts";

let lake: TestLake;
let client: SanityClient;

beforeEach(async () => {
  lake = await startTestLake();
  client = clientOf(lake);
  await client
    .transaction()
    .create({ _id: "ada", _type: "author", name: "Ada" })
    .create({ _id: "bob", _type: "author", name: "Bob" })
    .create({ _id: "one", _type: "post", n: 1, author: { _type: "reference", _ref: "ada" } })
    .create({
      _id: "two",
      _type: "post",
      n: 2,
      author: { _type: "reference", _ref: "ghost", _weak: true },
    })
    .create({
      _id: "home",
      _type: "page",
      title: "Home",
      featured: [{ _key: "k", _type: "reference", _ref: "one" }],
    })
    .commit();
});

async function listenLive(includeDrafts = false) {
  const events: LiveEvent[] = [];
  const subscription = client.live
    .events({ includeDrafts })
    .subscribe((event) => events.push(event));
  onTestFinished(() => subscription.unsubscribe());
  await until(() => events.some(({ type }) => type === "welcome"), "a welcome");
  return () => events.flatMap((event) => (event.type === "message" ? [event] : []));
}

async function ask(query: string, params: Record<string, unknown> = {}) {
  const { result, syncTags = [] } = await client.fetch(query, params, { filterResponse: false });
  return { result: JSON.stringify(result), tags: new Set<string>(syncTags) };
}

const overlap = (a: Set<string> | undefined, b: Set<string>) =>
  [...(a ?? [])].some((x) => b.has(x));

/** Queries of every shape, with the parameters they take. */
const QUERIES: [string, Record<string, unknown>?][] = [
  ['*[_type == "post"]'],
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
  ["*[references('ada')]._id"],
  ["count(*)"],
  ["*[n > 0]._id"],
  ['*[!(_type == "post")]._id'],
  ['(*)[_type == "post"]._id'],
  ['{"posts": *[_type == "post"].n, "home": *[_id == "home"][0].title}'],
  ['*[_type == "post" && author->name == "Ada"]._id'],
  ['"Ada" in *[_type == "author"].name'],
];

const CHANGES: [string, () => Promise<unknown>][] = [
  ["a post changes", () => client.patch("one").inc({ n: 1 }).commit()],
  ["a post appears", () => client.create(post("three", { n: 3 }))],
  ["a post goes", () => client.delete("two")],
  ["an author changes", () => client.patch("ada").set({ name: "Eve" }).commit()],
  ["the ghost appears", () => client.create({ _id: "ghost", _type: "author", name: "Ghost" })],
  ["an awaited id appears", () => client.create({ _id: "absent", _type: "other", n: 1 })],
  ["the home page changes", () => client.patch("home").set({ title: "Start" }).commit()],
  ["a post becomes a page", () => client.createOrReplace({ _id: "two", _type: "page", n: 2 })],
  ["a reference moves", () => client.patch("one").set({ "author._ref": "bob" }).commit()],
];

test.each(QUERIES)(
  "looking only at what can match does not change the answer to %s",
  async (query, params = {}) => {
    const dataset = await client.fetch<object[]>("*");
    expect(dataset).toHaveLength(5);
    const expected = await (await evaluate(parse(query, { params }), { dataset })).get();
    expect(await client.fetch(query, params)).toEqual(expected);
  },
);

test.each(CHANGES)(
  "sync tags are sound when %s: every changed result is hit",
  async (_name, change) => {
    const heard = await listenLive();
    const before = await Promise.all(QUERIES.map(([query, params]) => ask(query, params)));
    await change();
    await until(() => heard().length === 1, "the live event");
    const hit = new Set<string>(heard()[0]?.tags);
    const missed = [];
    let changed = 0;
    for (const [index, [query, params]] of QUERIES.entries()) {
      const after = await ask(query, params);
      if (after.result === before[index]?.result) continue;
      changed += 1;
      if (!overlap(before[index]?.tags, hit)) missed.push(query);
    }
    expect(changed).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  },
);

test.each([
  ['*[_type == "post"]', () => client.patch("home").set({ title: "x" }).commit()],
  ['*[_id == "one"][0]', () => client.patch("two").set({ n: 9 }).commit()],
  ['*[_id == "one"][0]{"by": author->name}', () => client.patch("bob").set({ name: "x" }).commit()],
  [
    '*[_type == "post" && references("ada")]',
    () => client.patch("ada").set({ name: "x" }).commit(),
  ],
  ['*[_type == "author"][0]', () => client.create({ _id: "drafts.bob", _type: "author" })],
])("sync tags are fine: %s is left alone by others", async (query, change) => {
  const heard = await listenLive();
  const { tags } = await ask(query);
  expect(tags.size).toBeGreaterThan(0);
  await change();
  // Heard for sure, and after the one that may be silent.
  await client.create({ _id: "last", _type: "last" });
  const last = (await ask('*[_type == "last"]')).tags;
  const tagsHeard = () => heard().map((event) => new Set<string>(event.tags));
  await until(() => tagsHeard().some((hit) => overlap(last, hit)), "the last event");
  expect(tagsHeard().filter((hit) => overlap(tags, hit))).toEqual([]);
});

test("sync tags of drafts are heard only by those who see drafts", async () => {
  const heardPublished = await listenLive();
  const heardAll = await listenLive(true);
  await client.create(post("drafts.one"));
  await client.create(post("four"));
  await until(() => heardAll().length === 2 && heardPublished().length === 1, "the events");
  const query = '*[_id == "one"][0]';
  const { syncTags = [] } = await client.fetch(
    query,
    {},
    { filterResponse: false, perspective: "drafts" },
  );
  expect(heardAll()[0]?.tags).toEqual(expect.arrayContaining(syncTags));
});

test("sync tags are sound for drafts that hide a document of another type", async () => {
  await client.create({ _id: "drafts.one", _type: "page" });
  const heard = await listenLive(true);
  const options = { filterResponse: false, perspective: "drafts" } as const;
  const { result, syncTags } = await client.fetch('*[_type == "post"]._id', {}, options);
  expect(result).toEqual(["two"]);
  await client.delete("drafts.one");
  await until(() => heard().length === 1, "the live event");
  expect(overlap(new Set(syncTags), new Set(heard()[0]?.tags))).toBe(true);
});
