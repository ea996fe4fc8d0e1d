import { Readable } from "node:stream";
import { clientOf, startReceiver, startTestLake, until } from "@nordune/content-lake/testing";
import { SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { afterEach, expect, test, vi } from "vitest";
import { webhookPayload } from "#schemas/shared/webhook.ts";
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
  return (request: Request) => {
    const headers = Object.fromEntries(request.headers);
    return receive(Object.assign(Readable.from(request.body ?? []), { headers }));
  };
}

afterEach(() => void vi.useRealTimers());

test("the webhook tells of what is made, changed and deleted", async () => {
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

test("a signed change is accepted; sent twenty times, it counts once", async () => {
  const receive = startReceiving();
  const sent = { secret: SECRET, time: Date.now() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => receive(await delivery(body, sent))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(401)]);
  const accepted = answers.find(({ status }) => status === 200);
  expect(accepted?.change).toEqual({ _id: "figure-vat" });
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
])("a body %s is answered %i, and tells of no change", async (_name, status, makeRequest) => {
  expectOutput("error");
  const received = await startReceiving()(await makeRequest());
  expect(received).toEqual({ status, message: expect.any(String) });
});

test("another secret is in the log, once, and with what to do", async () => {
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
])("a change signed %i minutes from now is answered by %i", async (minutes, status) => {
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
])("a body %s", async (_what, length, mostPulled) => {
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

test("a signature is remembered for as long as its time would be accepted", async () => {
  const start = Date.now();
  vi.setSystemTime(start);
  const receive = startReceiving();
  const statusOf = async (time: number) => (await receive(await deliver(time))).status;
  expect(await statusOf(start + 5 * MINUTE)).toBe(200);
  vi.setSystemTime(start + 10 * MINUTE);
  expect(await statusOf(start + 10 * MINUTE)).toBe(200);
  expect(await statusOf(start + 5 * MINUTE)).toBe(401);
});
