import { beforeEach, expect, test } from "vitest";
import { clientOf, createAll, post, startTestLake, type TestLake } from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
  const parts = [
    { _key: "a", _type: "part", text: "Begin" },
    { _key: "b'c", _type: "part", text: "Go on" },
  ];
  const author = { _type: "reference", _ref: "ada" };
  await createAll(
    clientOf(lake),
    { _id: "ada", _type: "author", name: "Ada's" },
    post("one", { title: "First steps", author, parts, words: ["up", "down"] }),
    post("drafts.one", { title: "First steps, revised", words: ["up"] }),
  );
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
});

/** A query, and where its values come from. */
const QUERIES: Record<string, string[]> = {
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

test.each(Object.entries(QUERIES))(
  "the values of %s lead to their places",
  async (query, places) => {
    expect(await mappingsOf(query)).toEqual(places);
  },
);

test("items are named by their numbers where that is asked, and a draft's values lead to the draft", async () => {
  expect(await mappingsOf('*[_id == "one"][0].parts[]{ text }', true)).toEqual([
    "$[0]['text'] ← post one: $['parts'][0]['text']",
    "$[1]['text'] ← post one: $['parts'][1]['text']",
  ]);
  expect(await mappingsOf('*[_id == "one"][0]{ title }', true, { perspective: "drafts" })).toEqual([
    "$['title'] ← post drafts.one: $['title']",
  ]);
});

test("a query with `...` keeps the places of what it does not replace", async () => {
  const query = '*[_id == "one"][0]{ ..., "title": upper(title), parts[]{ ... } }';
  const mappings = await mappingsOf(query);
  expect(mappings).toContain("$['words'][0] ← post one: $['words'][0]");
  expect(mappings).toContain("$['parts'][0] ← post one: $['parts'][?(@._key=='a')]");
  expect(mappings.filter((line) => line.startsWith("$['title']"))).toEqual([]);
});
