import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, test } from "#tests/e2e/support/test.ts";

// What else is refused, and why, is in tests/integration/receive-change.test.ts.
const path = "/api/revalidate";
const change = { _id: "siteSettings" };

async function webhookSecret() {
  const file = join(stackEnvironment.NORDUNE_DATA_DIR, "webhook-secret");
  return (await readFile(file, "utf8")).trim();
}

async function signed(body: string, secret: string, time = Date.now()) {
  return {
    "content-type": "application/json",
    [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, time, secret),
  };
}

test("a signed webhook is accepted once, and refused when replayed", { tag: "@journey" }, async ({
  request,
}) => {
  const data = JSON.stringify(change);
  const headers = await signed(data, await webhookSecret());
  const first = await request.post(path, { data, headers });
  expect(first.status()).toBe(200);
  expect(await first.json()).toEqual({ accepted: "siteSettings" });
  expect((await request.post(path, { data, headers })).status()).toBe(401);
});

test("an unsigned webhook is refused", { tag: "@journey" }, async ({ request }) => {
  expect((await request.post(path, { data: change })).status()).toBe(401);
});
