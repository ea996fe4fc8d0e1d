import { expect, test } from "vitest";
import { webhookPayload } from "#schemas/shared/webhook.ts";
import { revalidateWebhook } from "#scripts/start/revalidate-webhook.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { withWebhookReceiver } from "./webhook-receiver.ts";

const receiver = withWebhookReceiver();
const lake = withSeededLake(() => [
  revalidateWebhook({
    siteUrl: receiver.url(),
    secret: "not a real secret",
    dataset: "production",
  }),
]);

test("the webhook says which document is to be looked for, as of which revision", async () => {
  const client = lake.client();
  const changed = await client.patch("figure-corporate-tax-rate").set({ note: "Changed" }).commit();
  expect(webhookPayload.parse(await receiver.next())).toEqual({
    _id: "figure-corporate-tax-rate",
    rev: changed._rev,
    updatedAt: changed._updatedAt,
  });
  const made = await client.create({ _type: "testimonial", quote: "New" });
  expect(webhookPayload.parse(await receiver.next())).toMatchObject({ rev: made._rev });
  await client.delete(made._id);
  expect(webhookPayload.parse(await receiver.next())).toEqual({
    _id: made._id,
    rev: null,
    updatedAt: null,
  });
});
