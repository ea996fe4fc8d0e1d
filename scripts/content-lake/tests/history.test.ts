import { expect, test } from "vitest";
import { client, historyOf, post, withLake } from "./lake-fixture.ts";

const ask = (path: string) =>
  client.request<Record<string, unknown>>({ url: `/data/history/production${path}` });
const both = { draftId: "drafts.a", publishedId: "a" } as const;

/**
 * A document that is created, edited twice, published, unpublished and deleted: transactions t1 to
 * t6.
 */
withLake(async () => {
  const create = { create: post("drafts.a", { n: 1 }) };
  await client.transaction([create]).transactionId("t1").commit();
  for (const n of [2, 3]) {
    const edit = { patch: { id: "drafts.a", set: { n } } };
    await client.transaction([edit]).transactionId(`t${n}`).commit();
  }
  const publish = { actionType: "sanity.action.document.publish", ...both } as const;
  await client.action(publish, { transactionId: "t4" });
  const unpublish = { actionType: "sanity.action.document.unpublish", ...both } as const;
  await client.action(unpublish, { transactionId: "t5" });
  await client.transaction().delete("drafts.a").transactionId("t6").commit();
  await client.create(post("b"));
});

const transactions = (query: string) => historyOf(client, "a,drafts.a", query);

test.each([
  ["", ["t1", "t2", "t3", "t4", "t5", "t6"]],
  ["?reverse=true&limit=2", ["t6", "t5"]],
  ["?fromTransaction=t3&toTransaction=t5", ["t3", "t4", "t5"]],
])("the history lists the transactions of documents in order: %s", async (query, expected) => {
  expect((await transactions(query)).map(({ id }) => id)).toEqual(expected);
});

test("the history lists the transactions of a period, including both ends", async () => {
  const all = await transactions("");
  const idsOf = async (query: string) => (await transactions(query)).map(({ id }) => id);
  const made = (isMeant: (timestamp: string) => boolean) =>
    all.filter(({ timestamp }) => isMeant(timestamp)).map(({ id }) => id);
  const [third = "", fifth = ""] = ["t3", "t5"].map(
    (id) => all.find((each) => each.id === id)?.timestamp,
  );
  expect(await idsOf(`?fromTime=${third}`)).toEqual(made((at) => at >= third));
  expect(await idsOf(`?toTime=${third}&reverse=true`)).toEqual(made((at) => at <= third).reverse());
  expect(await idsOf(`?fromTime=${third}&toTime=${fifth}&limit=2`)).toEqual(
    made((at) => at >= third && at <= fifth).slice(0, 2),
  );
  const later = new Date(Date.parse(all.at(-1)?.timestamp ?? "") + 1).toISOString();
  expect(await idsOf(`?fromTime=${later}`)).toEqual([]);
  // The same time in another format.
  expect(await idsOf("?fromTime=2000-01-01T00:00:00Z&toTime=2999-01-01T02:00:00%2B02:00")).toEqual(
    all.map(({ id }) => id),
  );
  await expect(ask("/transactions/a?fromTime=yesterday")).rejects.toThrow(
    'Query parameter "fromTime" must be an RFC 3339 time',
  );
});

test("without ids the history lists the transactions of all documents", async () => {
  const query = "?excludeContent=true&reverse=true";
  const [last, before] = await historyOf(client, "", query);
  expect(last).toMatchObject({ author: "local-editor", documentIDs: ["b"] });
  expect(last).not.toHaveProperty("mutations");
  expect(before).toMatchObject({ id: "t6", documentIDs: ["drafts.a"] });
  const from = await historyOf(client, "", "?fromTransaction=t5&limit=2");
  expect(from.map(({ id }) => id)).toEqual(["t5", "t6"]);
});

test("the history contains effects or mutations as requested", async () => {
  const [first] = await transactions("?effectFormat=mendoza&excludeContent=true");
  expect(first?.effects?.["drafts.a"]?.apply).toMatchObject([0, { n: 1 }]);
  const [plain, , , published] = await transactions("");
  expect(plain?.mutations).toEqual([{ create: post("drafts.a", { n: 1 }) }]);
  expect(published).toMatchObject({ author: "local-editor", documentIDs: ["a", "drafts.a"] });
});

test.each([
  ["?revision=t1", [{ _id: "drafts.a", n: 1, _rev: "t1" }]],
  ["?revision=t4", [{ _id: "a", n: 3, _rev: "t4" }]],
  ["?revision=t6", []],
  ["?lastRevision=true", [{ _id: "a" }, { _id: "drafts.a", n: 3, _rev: "t5" }]],
])("the history gives documents as they were: %s", async (query, expected) => {
  const { documents } = await ask(`/documents/a,drafts.a${query}`);
  expect(documents).toHaveLength(expected.length);
  expect(documents).toMatchObject(expected);
});

test("a draft's timeline includes changes that were published without a draft", async () => {
  const { _rev } = await client.create(post("c", { n: 1 }));
  await client.patch("c").set({ n: 2 }).commit();
  expect(await ask(`/documents/drafts.c?revision=${_rev}`)).toMatchObject({
    documents: [{ _id: "c", n: 1 }],
  });
});

test("the timeline lists changes, newest first, in pages", async () => {
  const timeline = async (id: string, query: string) => {
    const { events, nextCursor } = await ask(`/events/documents/${id}?${query}`);
    return { events: Object(events)[id], nextCursor };
  };
  const published = [
    { type: "unpublishDocument", versionRevisionId: "t5", versionId: "drafts.a" },
    { type: "publishDocumentVersion", revisionId: "t4", versionRevisionId: "t3" },
  ];
  const all = [
    { type: "deleteDocumentVersion", versionRevisionId: "t6" },
    ...published,
    { type: "createDocumentVersion", versionRevisionId: "t1", versionId: "drafts.a" },
  ];
  expect(await timeline("drafts.a", "limit=100")).toMatchObject({ events: all, nextCursor: "" });
  const first = await timeline("drafts.a", "limit=3");
  expect(first.events).toMatchObject(all.slice(0, 3));
  const second = await timeline("drafts.a", `limit=3&nextCursor=${first.nextCursor}`);
  expect(second).toMatchObject({ events: all.slice(3), nextCursor: "" });
  // The history of the published version leaves out changes of its draft.
  expect((await timeline("a", "limit=100")).events).toMatchObject(published);
});
