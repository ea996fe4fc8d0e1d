import { Readable } from "node:stream";
import { clientOf, startReceiver, startTestLake, until } from "@nordune/content-lake/testing";
import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, expect, test, vi } from "vitest";
import { type WebhookPayload, webhookPayload } from "#schemas/shared/webhook.ts";
import { revalidateWebhook } from "#scripts/start/programs.ts";
import { delivery } from "#tests/support/deliver.ts";
import { createReceiver } from "#web/api/receive-change.ts";
import { expectOutput, SECRET } from "./site-fixture.ts";

const MINUTE = 60_000;
const body = JSON.stringify({ _id: "figure-vat" });
// The DOM's types do not allow a stream as body yet.
const post = (init: RequestInit & { duplex?: "half" }) =>
  new Request("http://localhost/api/revalidate", { method: "POST", ...init });

/** A server of Node that passes requests to the receiver. */
function startReceiving() {
  const receive = createReceiver({ secret: () => SECRET });
  return (request: Request, work = async (_change: WebhookPayload) => {}) => {
    const headers = Object.fromEntries(request.headers);
    return receive(Object.assign(Readable.from(request.body ?? []), { headers }), work);
  };
}

afterEach(() => void vi.useRealTimers());

test("the webhook reports created, changed and deleted documents", async () => {
  const { url, deliveries } = await startReceiver();
  const { origin: siteUrl } = new URL(url);
  const webhook = revalidateWebhook({ siteUrl, secret: SECRET, dataset: "production" });
  const client = clientOf(await startTestLake({ webhooks: [webhook] }));
  const made = await client.create({ _type: "testimonial", quote: "New" });
  await client.patch(made._id).set({ quote: "Newer" }).commit();
  await client.delete(made._id);
  await until(() => deliveries.length === 3, "three deliveries");
  const page = await client.create({ _type: "service", slug: { current: "tax" } });
  const translated = { _type: "reference", _ref: page._id };
  await client.create({ _type: "translation", language: "sv", translated });
  await until(() => deliveries.length === 5, "five deliveries");
  const told = {
    _id: made._id,
    _type: "testimonial",
    _rev: expect.any(String),
    slug: null,
    language: null,
    translated: null,
  };
  const payloads = deliveries.map(({ body }) => webhookPayload.parse(body));
  expect(payloads.slice(0, 3)).toEqual(Array(3).fill(told));
  expect(payloads.at(-1)).toMatchObject({
    language: "sv",
    translated: { _type: "service", slug: "tax" },
  });
});

test("a change of a document in a language that the site does not have is accepted", () => {
  expect(webhookPayload.parse({ _id: "a", language: "la" })).toEqual({ _id: "a", language: null });
});

/** Work that counts itself. */
function countedWork(faults: string[] = []) {
  const done: string[] = [];
  const work = async ({ _id }: WebhookPayload) => {
    done.push(_id);
    const fault = faults.shift();
    if (fault !== undefined) throw new Error(fault);
  };
  return { done, work };
}

test("a repeated webhook is accepted and handled once", async () => {
  const receive = startReceiving();
  const sent = { secret: SECRET, time: Date.now() };
  const { done, work } = countedWork();
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => receive(await delivery(body, sent), work)),
  );
  answers.push(await receive(await delivery(body, sent), work));
  const accepted = { status: 200, change: { _id: "figure-vat" } };
  expect(answers).toEqual(Array(21).fill(accepted));
  expect(done).toEqual(["figure-vat"]);
});

test("a webhook that is repeated with a new signature is handled once, by its idempotency key", async () => {
  const receive = startReceiving();
  const { done, work } = countedWork();
  const attempt = async (key: string) => {
    const request = await delivery(body, { secret: SECRET, time: Date.now() + attempts });
    attempts += 1;
    request.headers.set("idempotency-key", key);
    return (await receive(request, work)).status;
  };
  let attempts = 0;
  expect([await attempt("a"), await attempt("a"), await attempt("b")]).toEqual([200, 200, 200]);
  expect(done).toHaveLength(2);
});

test("a webhook whose handling failed is handled again when it is repeated", async () => {
  const receive = startReceiving();
  const { done, work } = countedWork(["The process is out of memory."]);
  const sent = { secret: SECRET, time: Date.now() };
  await expect(receive(await delivery(body, sent), work)).rejects.toThrow("out of memory");
  for (const _ of ["again", "once more"]) {
    expect((await receive(await delivery(body, sent), work)).status).toBe(200);
  }
  expect(done).toHaveLength(2);
});

const deliver = (time: number) => delivery(body, { secret: SECRET, time });
const signed = (text: string) => () => delivery(text, { secret: SECRET });
const otherwise = (text: string) => () => delivery(text, { secret: "that of another site" });

test.each<[string, number, () => Promise<Request> | Request]>([
  ["without a signature", 401, () => post({ body })],
  ["with another secret", 401, otherwise(body)],
  ["that is not JSON, with another secret", 400, otherwise("{")],
  [
    "changed after signing",
    401,
    async () => post({ headers: (await signed(body)()).headers, body: body.replace("fig", "pig") }),
  ],
  ...["{", "[]", "{}", '{"_id":""}', '{"_id":1}'].map(
    (text): [string, number, () => Promise<Request>] => [text, 400, signed(text)],
  ),
])("a webhook %s is refused with %i", async (_name, status, makeRequest) => {
  expectOutput("error");
  const received = await startReceiving()(await makeRequest());
  expect(received).toEqual({ status, message: expect.any(String) });
});

test("a webhook with a wrong secret is logged once, with what to do", async () => {
  const errors = expectOutput("error");
  const receive = startReceiving();
  for (const request of [otherwise(body), otherwise(body)]) await receive(await request());
  expect(errors.lines()).toEqual([expect.stringMatching("set the same secret there")]);
});

test.each([
  [-6, 401],
  [6, 401],
  [-4, 200],
  [4, 200],
])("a webhook signed %i minutes from now gets the status %i", async (minutes, status) => {
  const now = Date.UTC(2026, 10, 21);
  vi.setSystemTime(now);
  const errors = expectOutput("error");
  const request = await deliver(now + minutes * MINUTE);
  expect((await startReceiving()(request)).status).toBe(status);
  const said = new RegExp(`signed ${-minutes} minutes ago\\. Correct the clocks of both machines`);
  expect(errors.lines()).toEqual(status === 200 ? [] : [expect.stringMatching(said)]);
});

test.each([
  ["that says it is too large is refused unread", { "content-length": "300000000" }, 1],
  // 64 chunks of 1 KB are within the limit, the next is not.
  ["without an end is refused at the limit", {}, 69],
])("a webhook's body %s", async (_what, length, mostPulled) => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
  });
  const headers = { [SIGNATURE_HEADER_NAME]: "t=1,v1=abc", ...length };
  const received = await startReceiving()(post({ headers, body, duplex: "half" }));
  expect(received.status).toBe(413);
  expect(pulled).toBeLessThanOrEqual(mostPulled);
});

test("a webhook cannot be replayed while its signature is valid", async () => {
  const start = Date.now();
  vi.setSystemTime(start);
  const receive = startReceiving();
  const { done, work } = countedWork();
  const statusOf = async (time: number) => (await receive(await deliver(time), work)).status;
  expect(await statusOf(start + 5 * MINUTE)).toBe(200);
  vi.setSystemTime(start + 10 * MINUTE);
  expect(await statusOf(start + 10 * MINUTE)).toBe(200);
  expect(await statusOf(start + 5 * MINUTE)).toBe(200);
  expect(done).toHaveLength(2);
});
