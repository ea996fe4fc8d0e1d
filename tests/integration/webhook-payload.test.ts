import { clientOf, startReceiver, startTestLake, until } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { webhookPayload } from "#schemas/shared/webhook.ts";
import { revalidateWebhook } from "#scripts/start/programs.ts";

test("the webhook tells of what is made, changed and deleted", async () => {
  const { url, deliveries } = await startReceiver();
  const { origin: siteUrl } = new URL(url);
  const secret = "not a real secret";
  const webhook = revalidateWebhook({ siteUrl, secret, dataset: "production" });
  const client = clientOf(await startTestLake({ webhooks: [webhook] }));
  const made = await client.create({ _type: "testimonial", quote: "New" });
  await client.patch(made._id).set({ quote: "Newer" }).commit();
  await client.delete(made._id);
  await until(() => deliveries.length === 3, "three deliveries");
  expect(deliveries.map(({ body }) => webhookPayload.parse(body))).toEqual(
    Array(3).fill({ _id: made._id }),
  );
});
