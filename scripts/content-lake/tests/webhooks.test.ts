import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { NextRequest } from "next/server.js";
import { parseBody } from "next-sanity/webhook";
import { describe, expect, test } from "vitest";
import { clientOf, makeTempDir, post, startTestLake, until } from "./lake-fixture.ts";
import { runLake, urlOf } from "./lake-process.ts";
import { startReceiver, webhook } from "./webhook-receiver.ts";

const SECRET = "not a real secret";
const QUICK = { firstMs: 10, longestMs: 20, giveUpMs: 10_000 };

describe("a delivery", () => {
  test("is signed so that @sanity/webhook and next-sanity accept it, and only with the secret", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url, { secret: SECRET })] });
    await clientOf(lake).create(post("a", { title: "Ünïcode 🙂" }));
    await until(() => site.deliveries.length === 1, "the delivery");
    const [delivery] = site.deliveries;
    if (!delivery) throw new Error("no delivery");
    const signature = String(delivery.headers[SIGNATURE_HEADER_NAME]);
    expect(await isValidSignature(delivery.text, signature, SECRET)).toBe(true);
    expect(await isValidSignature(delivery.text, signature, "other")).toBe(false);
    expect(await isValidSignature(`${delivery.text} `, signature, SECRET)).toBe(false);

    const request = new NextRequest("http://localhost/api", {
      method: "POST",
      body: delivery.text,
      headers: { [SIGNATURE_HEADER_NAME]: signature },
    });
    const parsed = await parseBody<Record<string, unknown>>(request, SECRET, false);
    expect(parsed).toMatchObject({
      isValidSignature: true,
      body: { _id: "a", title: "Ünïcode 🙂" },
    });
  });

  test("without a secret is not signed", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url)] });
    await clientOf(lake).create(post("a"));
    await until(() => site.deliveries.length === 1, "the delivery");
    expect(site.deliveries[0]?.headers).not.toHaveProperty(SIGNATURE_HEADER_NAME);
  });

  test("says what happened to which document", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url)] });
    const { _rev } = await clientOf(lake).create(post("a", { n: 1 }));
    await clientOf(lake).patch("a").set({ n: 2 }).commit();
    await clientOf(lake).delete("a");
    await until(() => site.deliveries.length === 3, "three deliveries");
    expect(site.deliveries[0]?.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "sanity-transaction-id": _rev,
      "sanity-transaction-time": expect.stringMatching(/^\d{4}-.*Z$/),
      "sanity-dataset": "production",
      "sanity-document-id": "a",
      "sanity-project-id": "local",
    });
    const operations = site.deliveries.map(({ headers }) => headers["sanity-operation"]);
    expect(operations).toEqual(["create", "update", "delete"]);
    expect(site.deliveries.map(({ body }) => body.n)).toEqual([1, 2, 2]);
    const ids = (name: string) => new Set(site.deliveries.map(({ headers }) => headers[name]));
    expect(ids("idempotency-key").size).toBe(3);
    expect(ids("sanity-webhook-id").size).toBe(1);
  });

  test("is one for each published document of a transaction, in order", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url)] });
    const transaction = clientOf(lake).transaction();
    for (const _id of ["a", "drafts.b", "versions.r.a", "c"])
      transaction.create({ _id, _type: "post" });
    transaction.patch("a", (patch) => patch.set({ n: 1 }));
    await transaction.commit();
    await clientOf(lake).create(post("d"));
    await until(() => site.deliveries.length === 3, "three deliveries");
    expect(site.deliveries.map(({ body }) => [body._id, body.n])).toEqual([
      ["a", 1],
      ["c", undefined],
      ["d", undefined],
    ]);
  });
});

describe("what is delivered", () => {
  test("follows operations, dataset, filter with before and after, and projection", async () => {
    const site = await startReceiver();
    const config = webhook(site.url, {
      on: ["update"],
      dataset: "production",
      filter: '_type == "post" && delta::changedAny(title) && before().title != "skip"',
      projection: '{_id, "was": before().title, "is": after().title, "by": author->name}',
    });
    const datasets = ["production", "other"];
    const lake = await startTestLake({ webhooks: [config], datasets });
    const client = clientOf(lake);
    const author = { _type: "reference", _ref: "ada" };
    await client.create({ _id: "ada", _type: "author", name: "Ada" });
    await client.create(post("a", { title: "skip", author }));
    await client.patch("a").set({ title: "A" }).commit();
    await client.patch("a").set({ other: 1 }).commit();
    await client.patch("ada").set({ title: "Dr" }).commit();
    const other = clientOf(lake, { dataset: "other" });
    await other.create(post("a", { title: "x" }));
    await other.patch("a").set({ title: "y" }).commit();
    await client.patch("a").set({ title: "B" }).commit();
    await until(() => site.deliveries.length > 0, "the delivery");
    expect(site.deliveries.map(({ body }) => body)).toEqual([
      { _id: "a", was: "A", is: "B", by: "Ada" },
    ]);
  });

  test("includes drafts when told", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url, { includeDrafts: true })] });
    await clientOf(lake).create(post("drafts.a"));
    await until(() => site.deliveries.length === 1, "the delivery");
    expect(site.deliveries[0]?.body).toMatchObject({ _id: "drafts.a" });
  });

  test("comes from publishing, once", async () => {
    const site = await startReceiver();
    const lake = await startTestLake({ webhooks: [webhook(site.url)] });
    const client = clientOf(lake);
    await client.create(post("drafts.a"));
    const publish = { draftId: "drafts.a", publishedId: "a" };
    await client.action({ actionType: "sanity.action.document.publish", ...publish });
    await client.create(post("z"));
    await until(() => site.deliveries.length === 2, "two deliveries");
    expect(site.deliveries.map(({ headers }) => headers["sanity-document-id"])).toEqual(["a", "z"]);
  });

  test("does not begin with what happened before the webhook was set up", async () => {
    const dataDir = await makeTempDir();
    const before = await startTestLake({ dataDir });
    await clientOf(before).create(post("old"));
    await before.close();
    const site = await startReceiver();
    const lake = await startTestLake({ dataDir, webhooks: [webhook(site.url)] });
    await clientOf(lake).create(post("new"));
    await until(() => site.deliveries.length === 1, "the delivery");
    expect(site.deliveries[0]?.body._id).toBe("new");
  });
});

describe("a receiver in trouble", () => {
  test.each([503, 429, 408])("answering %i is asked again, and order is kept", async (status) => {
    const site = await startReceiver((nth) => (nth <= 2 ? status : 200));
    const lake = await startTestLake({ webhooks: [webhook(site.url)], webhookRetry: QUICK });
    for (const _id of ["a", "b", "c"]) await clientOf(lake).create({ _id, _type: "post" });
    await until(() => site.deliveries.length === 3, "three deliveries");
    expect(site.deliveries.map(({ body }) => body._id)).toEqual(["a", "b", "c"]);
    expect(lake.lines).toEqual([`Webhook "site" for "a" is tried again: HTTP ${status}`]);
  });

  test("that refuses for good is not asked again", async () => {
    const site = await startReceiver((nth) => (nth === 1 ? 401 : 200));
    const lake = await startTestLake({ webhooks: [webhook(site.url)], webhookRetry: QUICK });
    for (const _id of ["a", "b"]) await clientOf(lake).create({ _id, _type: "post" });
    await until(() => site.deliveries.length === 1, "the second delivery");
    expect(site.deliveries[0]?.body._id).toBe("b");
    expect(site.calls()).toBe(2);
    expect(lake.lines).toEqual(['Webhook "site" for "a" was given up: HTTP 401']);
  });

  test("that stays away is given up in the end, for the next ones' sake", async () => {
    const site = await startReceiver((_nth, text) => (JSON.parse(text)._id === "a" ? 500 : 200));
    const webhookRetry = { firstMs: 10, longestMs: 10, giveUpMs: 25 };
    const lake = await startTestLake({ webhooks: [webhook(site.url)], webhookRetry });
    await clientOf(lake).create(post("a"));
    await until(() => lake.lines.some((line) => line.includes("given up")), "giving up");
    await clientOf(lake).create(post("b"));
    await until(() => site.deliveries.some(({ body }) => body._id === "b"), "the next delivery");
  });

  test("that starts later, after a restart of the lake too, gets everything once", async () => {
    const dataDir = await makeTempDir();
    const reserved = await startReceiver();
    await reserved.close();
    const options = { dataDir, webhooks: [webhook(reserved.url)], webhookRetry: QUICK };
    const first = await startTestLake(options);
    for (const _id of ["a", "b"]) await clientOf(first).create({ _id, _type: "post" });
    await until(() => first.lines.length > 0, "a failed attempt");
    await first.close();
    const second = await startTestLake(options);
    await clientOf(second).create(post("c"));
    const site = await startReceiver(undefined, reserved.port);
    await until(() => site.deliveries.length === 3, "three deliveries");
    expect(site.deliveries.map(({ body }) => body._id)).toEqual(["a", "b", "c"]);
    await second.close();
    const third = await startTestLake(options);
    await clientOf(third).create(post("d"));
    const told = () => site.deliveries.map(({ body }) => body._id);
    await until(() => told().includes("d"), "the delivery after the restart");
    expect(told()).toEqual(["a", "b", "c", "d"]);
  });

  test("is not told again what it was told before the lake was killed", async () => {
    const site = await startReceiver();
    const env = {
      CONTENT_LAKE_DATA_DIR: await makeTempDir(),
      CONTENT_LAKE_WEBHOOKS: JSON.stringify([webhook(site.url)]),
    };
    const first = await runLake(env);
    const client = clientOf({ url: await urlOf(first) });
    for (const _id of ["a", "b"]) await client.create({ _id, _type: "post" });
    // When the second has come, the first is certainly written down as done.
    await until(() => site.deliveries.length === 2, "both deliveries");
    first.child.kill("SIGKILL");
    await first.ended;
    const second = clientOf({ url: await urlOf(await runLake(env)) });
    await second.create(post("c"));
    const told = () => site.deliveries.map(({ body }) => body._id);
    await until(() => told().includes("c"), "the delivery after the restart");
    expect(told().filter((id) => id === "a")).toHaveLength(1);
  });

  test("does not hold up other webhooks", async () => {
    const [sick, well] = [await startReceiver(() => 500), await startReceiver()];
    const webhooks = [webhook(sick.url, { name: "sick" }), webhook(well.url, { name: "well" })];
    const lake = await startTestLake({ webhooks, webhookRetry: QUICK });
    for (const _id of ["a", "b"]) await clientOf(lake).create({ _id, _type: "post" });
    await until(() => well.deliveries.length === 2, "the well one's deliveries");
  });
});

describe("a configuration", () => {
  test("with bad GROQ or a name twice does not start", async () => {
    const url = "http://127.0.0.1:1/";
    const bad = startTestLake({ webhooks: [webhook(url, { filter: "_type ==" })] });
    await expect(bad).rejects.toThrow('Webhook "site": its filter is not GROQ');
    const twice = startTestLake({ webhooks: [webhook(url), webhook(url)] });
    await expect(twice).rejects.toThrow('Two webhooks are named "site"');
  });
});
