import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { stackEnvironment } from "#tests/e2e/support/stack.ts";
import { expect, journey, test } from "#tests/e2e/support/test.ts";

// What else is refused, and why, is in tests/integration/receive-change.test.ts.
test("a webhook is accepted signed, and once", journey, async ({ request }) => {
  const file = join(stackEnvironment.NORDUNE_DATA_DIR, "webhook-secret");
  const secret = (await readFile(file, "utf8")).trim();
  const data = JSON.stringify({ _id: "siteSettings" });
  const signature = await encodeSignatureHeader(data, Date.now(), secret);
  const signed = { "content-type": "application/json", [SIGNATURE_HEADER_NAME]: signature };
  const send = (headers: Record<string, string>) =>
    request.post("/api/revalidate", { data, headers });
  const first = await send(signed);
  expect(first.status()).toBe(200);
  expect(await first.json()).toEqual({ accepted: "siteSettings" });
  expect((await send(signed)).status()).toBe(401);
  expect((await send({})).status()).toBe(401);
});
