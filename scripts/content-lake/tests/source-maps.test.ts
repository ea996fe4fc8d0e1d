import { beforeEach, expect, test } from "vitest";
import { clientOf, post, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
  await clientOf(lake)
    .transaction()
    .create({ _id: "ada", _type: "author", name: "Ada's" })
    .create({
      _id: "one",
      _type: "post",
      title: "First steps",
      author: { _type: "reference", _ref: "ada" },
      parts: [
        { _key: "a", _type: "part", text: "Begin" },
        { _key: "b'c", _type: "part", text: "Go on" },
      ],
      words: ["up", "down"],
    })
    .create(post("drafts.one", { title: "First steps, revised", words: ["up"] }))
    .commit();
});

type Mode = "withKeyArraySelector" | true | false;

async function ask(query: string, resultSourceMap: Mode = "withKeyArraySelector", client = {}) {
  const options = { resultSourceMap, filterResponse: false } as const;
  return clientOf(lake, { perspective: "published", ...client }).fetch(query, {}, options);
}

/** Each mapping as "result path ← document: path". */
async function mappingsOf(query: string, mode?: Mode, client = {}): Promise<string[]> {
  const { resultSourceMap: map } = await ask(query, mode, client);
  return Object.entries(map?.mappings ?? {}).map(([path, { source }]) => {
    if (source.type !== "documentValue") return path;
    const document = map?.documents[source.document];
    return `${path} ← ${document?._type} ${document?._id}: ${map?.paths[source.path]}`;
  });
}

test("an answer has a source map only when it is asked for", async () => {
  expect(await ask('*[_id == "one"][0]', false)).not.toHaveProperty("resultSourceMap");
  expect(await ask('*[_id == "one"][0]')).toHaveProperty("resultSourceMap");
});

test("a chosen, renamed, alternative or empty field leads to where it is or would be stored", async () => {
  const query = `*[_id == "one"][0]{
    title, "heading": title, "by": author->name, "label": coalesce(subtitle, title),
    "chosen": select(defined(subtitle) => subtitle, title), subtitle, "more": { "lead": lead }
  }`;
  expect(await mappingsOf(query)).toEqual([
    "$['title'] ← post one: $['title']",
    "$['heading'] ← post one: $['title']",
    "$['by'] ← author ada: $['name']",
    "$['label'] ← post one: $['title']",
    "$['chosen'] ← post one: $['title']",
    "$['subtitle'] ← post one: $['subtitle']",
    "$['more']['lead'] ← post one: $['lead']",
  ]);
});

test("what a query computes leads nowhere, also inside of what is stored", async () => {
  const query = `*[_id == "one"][0]{
    "shout": upper(title), "count": count(parts), "parts": parts[]{ "loud": upper(text) }
  }`;
  expect(await mappingsOf(query)).toEqual([]);
});

test("a whole object is one mapping, and its keyed items are named by their keys", async () => {
  const query = '*[_id == "one"][0]{ parts, words }';
  expect(await mappingsOf(query)).toEqual([
    "$['parts'][0] ← post one: $['parts'][?(@._key=='a')]",
    "$['parts'][1] ← post one: $['parts'][?(@._key=='b\\'c')]",
    "$['words'][0] ← post one: $['words'][0]",
    "$['words'][1] ← post one: $['words'][1]",
  ]);
  expect(await mappingsOf('*[_id == "one"][0].parts[]{ text }', true)).toEqual([
    "$[0]['text'] ← post one: $['parts'][0]['text']",
    "$[1]['text'] ← post one: $['parts'][1]['text']",
  ]);
});

test("a query with `...` keeps the places of what it does not replace", async () => {
  // In a draft, everything leads to the draft.
  expect(await mappingsOf('*[_id == "one"][0]{ title }', true, { perspective: "drafts" })).toEqual([
    "$['title'] ← post drafts.one: $['title']",
  ]);
  const query = '*[_id == "one"][0]{ ..., "title": upper(title), parts[]{ ... } }';
  const mappings = await mappingsOf(query);
  expect(mappings).toContain("$['words'][0] ← post one: $['words'][0]");
  expect(mappings).toContain("$['parts'][0] ← post one: $['parts'][?(@._key=='a')]");
  expect(mappings.filter((line) => line.startsWith("$['title']"))).toEqual([]);
});

test("a slow query, which goes on in a worker, has its source map too", async () => {
  lake = await startTestLake({ queryLimits: { atOnceMs: 1, totalMs: 20_000 } });
  const transaction = clientOf(lake).transaction();
  for (let index = 0; index < 300; index += 1) {
    transaction.create({ _id: `n${index}`, _type: "n", title: `Number ${index}` });
  }
  await transaction.commit();
  const query = '*[_type == "n" && count(*[title match ^.title]) > 0]{ title }';
  const mappings = await mappingsOf(query);
  expect(mappings).toHaveLength(300);
  expect(mappings).toContain("$[0]['title'] ← n n0: $['title']");
});
