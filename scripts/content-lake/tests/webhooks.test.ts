import { isValidSignature, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import type { ContentLakeOptions, WebhookConfig } from "../index.ts";
import {
  clientOf,
  createAll,
  post,
  startReceiver,
  startTestLake,
  until,
  webhook,
} from "./lake-fixture.ts";

const SECRET = "not a real secret";
const QUICK = { firstMs: 10, longestMs: 20, giveUpMs: 10_000 };

/** A lake with one webhook, and its receiver. */
async function startBoth(
  extra: Partial<WebhookConfig> = {},
  options: Partial<ContentLakeOptions> = {},
  answer?: Parameters<typeof startReceiver>[0],
) {
  const site = await startReceiver(answer);
  const webhooks = [webhook(site.url, extra)];
  const lake = await startTestLake({ webhooks, webhookRetry: QUICK, ...options });
  const { deliveries } = site;
  const client = clientOf(lake);
  return {
    site,
    lake,
    client,
    deliveries,
    told: () => deliveries.map(({ body }) => body._id),
    heard: (count: number) => until(() => deliveries.length === count, `${count} deliveries`),
    create: async (...ids: string[]) => {
      for (const id of ids) await client.create(post(id));
    },
  };
}

test("a webhook says what happened to which document, with a signature that @sanity/webhook accepts", async () => {
  const { client, heard, deliveries } = await startBoth({ secret: SECRET });
  const { _rev } = await client.create(post("a", { n: 1, title: "Ünïcode 🙂" }));
  await client.patch("a").set({ n: 2 }).commit();
  await client.delete("a");
  await heard(3);
  const { headers = {}, text = "" } = deliveries[0] ?? {};
  expect(headers).toMatchObject({ "sanity-transaction-id": _rev, "sanity-document-id": "a" });
  const signature = String(headers[SIGNATURE_HEADER_NAME]);
  expect(await isValidSignature(text, signature, SECRET)).toBe(true);
  const said = (name: string) => deliveries.map(({ headers }) => headers[name]);
  expect(said("sanity-operation")).toEqual(["create", "update", "delete"]);
  expect(new Set(said("idempotency-key")).size).toBe(3);
});

test("a webhook is sent for each published document of a transaction, in order", async () => {
  const { client, create, heard, told } = await startBoth();
  await createAll(client, ...["a", "drafts.b", "versions.r.a", "c"].map((id) => post(id)));
  const publish = { draftId: "drafts.b", publishedId: "b" };
  await client.action({ actionType: "sanity.action.document.publish", ...publish });
  await create("d");
  await heard(4);
  expect(told()).toEqual(["a", "c", "b", "d"]);
});

test("a webhook keeps to its operations, dataset, filter and projection", async () => {
  const config = {
    on: ["update" as const],
    dataset: "production",
    filter: '_type == "post" && delta::changedAny(title) && before().title != "skip"',
    projection: '{_id, "was": before().title, "is": after().title, "by": author->name}',
  };
  const datasets = ["production", "other"];
  const { lake, client, deliveries } = await startBoth(config, { datasets });
  const author = { _type: "reference", _ref: "ada" };
  const ada = { _id: "ada", _type: "author", name: "Ada" };
  await createAll(client, ada, post("a", { title: "skip", author }));
  await client.patch("a").set({ title: "A" }).commit();
  await client.patch("a").set({ other: 1 }).commit();
  const other = clientOf(lake, { dataset: "other" });
  await other.create(post("a", { title: "x" }));
  await other.patch("a").set({ title: "y" }).commit();
  await client.patch("a").set({ title: "B" }).commit();
  await until(() => deliveries.length > 0, "the delivery");
  const bodies = deliveries.map(({ body }) => body);
  expect(bodies).toEqual([{ _id: "a", was: "A", is: "B", by: "Ada" }]);
});

test.each([
  // The delivery is retried, and the order is kept.
  [[503, 429, 408], ["a", "b"], "is tried again: HTTP 503"],
  // A permanent refusal.
  [[401], ["b"], "was given up: HTTP 401"],
])(
  "a webhook answered with %j is repeated and delivers %j in the end",
  async (troubles, ids, line) => {
    const answer = (nth: number) => troubles[nth - 1] ?? 200;
    const { site, lake, create, heard, told } = await startBoth({}, {}, answer);
    await create("a", "b");
    await heard(ids.length);
    expect(told()).toEqual(ids);
    expect(site.calls()).toBe(troubles.length + ids.length);
    expect(lake.lines).toEqual([`Webhook "site" for "a" ${line}`]);
  },
);

test("a webhook that keeps failing is given up, and the next ones are sent", async () => {
  const answer = (_nth: number, text: string) => (JSON.parse(text)._id === "a" ? 500 : 200);
  const webhookRetry = { firstMs: 10, longestMs: 10, giveUpMs: 25 };
  const { lake, create, told } = await startBoth({}, { webhookRetry }, answer);
  await create("a", "b");
  await until(() => told().includes("b"), "the next delivery");
  expect(lake.lines).toContainEqual(expect.stringContaining("given up"));
});

test("a webhook waits for a receiver that starts later, and is delivered once", async () => {
  const reserved = await startReceiver();
  await reserved.close();
  const webhooks = [webhook(reserved.url)];
  const first = await startTestLake({ webhooks, webhookRetry: QUICK });
  for (const id of ["a", "b"]) await first.client.create(post(id));
  await until(() => first.lines.length > 0, "a failed attempt");
  const second = await first.restart();
  await second.client.create(post("c"));
  const site = await startReceiver(undefined, reserved.port);
  const told = () => site.deliveries.map(({ body }) => body._id);
  await until(() => told().length === 3, "three deliveries");
  expect(told()).toEqual(["a", "b", "c"]);
});

test("a failing webhook does not delay other webhooks", async () => {
  const sick = await startReceiver(() => 500);
  const well = await startReceiver();
  const webhooks = [webhook(sick.url, { name: "sick" }), webhook(well.url, { name: "well" })];
  const lake = await startTestLake({ webhooks, webhookRetry: QUICK });
  for (const id of ["a", "b"]) await lake.client.create(post(id));
  await until(() => well.deliveries.length === 2, "the well one's deliveries");
  const rule = { on: ["create", "update", "delete"] };
  expect(await lake.client.request({ url: "/hooks/projects/local" })).toMatchObject([
    { name: "sick", dataset: "*", type: "document", rule },
    { name: "well" },
  ]);
  const twice = startTestLake({ webhooks: [webhook(sick.url), webhook(well.url)] });
  await expect(twice).rejects.toThrow('Two webhooks are named "site"');
});
