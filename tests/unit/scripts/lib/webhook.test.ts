import { expect, test } from "vitest";
import { webhookConfig } from "#scripts/content-lake/webhooks/config.ts";
import { revalidateWebhook } from "#scripts/lib/webhook.ts";

test("the webhook calls the site's revalidation at every kind of change, signed", () => {
  const webhook = revalidateWebhook({ siteUrl: "http://localhost:3000", secret: "s".repeat(16) });
  expect(webhookConfig.parse(webhook)).toMatchObject({
    url: "http://localhost:3000/api/revalidate",
    on: ["create", "update", "delete"],
    secret: "ssssssssssssssss",
    filter: expect.stringContaining(`!(_type match "sanity.*")`),
    projection: expect.stringContaining("_id"),
  });
});
