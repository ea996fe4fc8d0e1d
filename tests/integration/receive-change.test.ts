import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { delivery, expectOutput, SECRET, startLookedSite, startSite } from "./site-fixture.ts";

const MINUTE = 60_000;
const body = JSON.stringify({ _id: "figure-vat" });
// The DOM's types do not know yet that a body may be a stream.
const post = (init: RequestInit & { duplex?: "half" }) =>
  new Request("http://localhost/api/revalidate", { method: "POST", ...init });

test("a signed change is accepted at once, and shown", async () => {
  const { receive, editor, freshness, revalidated } = await startLookedSite();
  const { _id, _rev } = await editor.patch("figure-vat").set({ value: "6" }).commit();
  const response = await receive(await delivery(JSON.stringify({ _id, rev: _rev })));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ accepted: "figure-vat" });
  await freshness.idle();
  expect(revalidated).toEqual(["page:/services/tax", "sitemap"]);
});

test.each([
  ["without a signature", () => post({ body })],
  ["with another secret", () => delivery(body, { secret: "the secret of another site" })],
  [
    "changed after signing",
    async () => {
      const { headers } = await delivery(body);
      return post({ headers, body: body.replace("figure", "person") });
    },
  ],
  [
    "that is not JSON, signed with another secret",
    () => delivery("{", { secret: "the secret of another site" }),
  ],
])("a body %s is refused", async (_name, makeRequest) => {
  const { receive, revalidated } = await startSite();
  expect((await receive(await makeRequest())).status).toBe(401);
  expect(revalidated).toEqual([]);
});

test.each([
  "{",
  "[]",
  "{}",
  JSON.stringify({ _id: "", rev: "r1" }),
  JSON.stringify({ _id: "figure-vat", rev: 1 }),
])("%s, signed, is not a change", async (text) => {
  const { receive, revalidated } = await startSite();
  expect((await receive(await delivery(text))).status).toBe(400);
  expect(revalidated).toEqual([]);
});

test("one signature sent twenty times at once counts once", async () => {
  const { receive, editor, freshness, rendered } = await startLookedSite();
  const { _id, _rev } = await editor.patch("figure-vat").set({ value: "6" }).commit();
  const time = Date.now();
  const once = JSON.stringify({ _id, rev: _rev });
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await receive(await delivery(once, { time }))).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 401)).toHaveLength(19);
  await freshness.idle();
  expect(rendered.filter((paths) => paths.includes("/services/tax"))).toHaveLength(1);
});

test("a change that was accepted while the content lake was away shows once it is back", async () => {
  const errors = expectOutput("error");
  const { receive, editor, faultyLake, freshness, revalidated } = await startLookedSite({
    pause: () => new Promise((resolve) => setTimeout(resolve, 10)),
  });
  const { _id, _rev } = await editor.patch("figure-vat").set({ value: "6" }).commit();
  faultyLake.fault = "refuses";
  const response = await receive(await delivery(JSON.stringify({ _id, rev: _rev })));
  expect(response.status).toBe(200);
  await until(() => errors.lines().length > 1, "a second attempt");
  expect(revalidated).toEqual([]);
  faultyLake.fault = undefined;
  await freshness.idle();
  expect(revalidated).toEqual(["page:/services/tax", "sitemap"]);
});

test.each([
  ["6 minutes ago", -6],
  ["6 minutes ahead", 6],
])("a change signed %s is refused, and the log says what to do", async (_name, minutes) => {
  const now = Date.UTC(2026, 10, 21);
  const { receive } = await startSite({ now: () => now });
  const errors = expectOutput("error");
  const request = await delivery(body, { time: now + minutes * MINUTE });
  expect((await receive(request)).status).toBe(401);
  expect(errors.lines()).toEqual([
    expect.stringMatching(new RegExp(`signed ${-minutes} minutes ago\\. Set both clocks right`)),
  ]);
});

test("clocks may differ by four minutes", async () => {
  const now = Date.UTC(2026, 10, 21);
  const { receive, freshness } = await startSite({ now: () => now });
  const request = await delivery(body, { time: now - 4 * MINUTE });
  expect((await receive(request)).status).toBe(200);
  await freshness.idle();
});

test("a body that says it is too large is refused unread", async () => {
  const { receive } = await startSite();
  let pulled = 0;
  const source = endlessBody(() => {
    pulled += 1;
  });
  const headers = { [SIGNATURE_HEADER_NAME]: "t=1,v1=abc", "content-length": "300000000" };
  const response = await receive(post({ headers, body: source, duplex: "half" }));
  expect(response.status).toBe(413);
  // A stream fills its own queue of one.
  expect(pulled).toBeLessThanOrEqual(1);
});

test("a body without an end is refused at the limit", async () => {
  const { receive } = await startSite();
  let pulled = 0;
  const source = endlessBody(() => {
    pulled += 1;
  });
  const headers = { [SIGNATURE_HEADER_NAME]: "t=1,v1=abc" };
  const response = await receive(post({ headers, body: source, duplex: "half" }));
  expect(response.status).toBe(413);
  expect(response.headers.get("connection")).toBe("close");
  // 64 chunks of 1 KB are within the limit, the next is not.
  expect(pulled).toBeLessThan(70);
});

test("a body that does not come is given up", async () => {
  const { receive } = await startSite();
  const signature = await encodeSignatureHeader(body, Date.now(), SECRET);
  const source = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(body.slice(0, 10))),
  });
  const headers = { [SIGNATURE_HEADER_NAME]: signature };
  const response = await receive(post({ headers, body: source, duplex: "half" }));
  expect(response.status).toBe(408);
});

function endlessBody(onPull: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      onPull();
      controller.enqueue(new Uint8Array(1024));
    },
  });
}
