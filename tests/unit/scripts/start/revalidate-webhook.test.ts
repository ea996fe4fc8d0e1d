import { webhookConfig } from "@nordune/content-lake";
import { expect, test } from "vitest";
import { revalidateWebhook } from "#scripts/start/revalidate-webhook.ts";

test("the webhook calls the site's revalidation at every kind of change of its dataset, signed", () => {
  const webhook = revalidateWebhook({
    siteUrl: "http://localhost:3000",
    secret: "s".repeat(16),
    dataset: "production",
  });
  expect(webhookConfig.parse(webhook)).toMatchObject({
    url: "http://localhost:3000/api/revalidate",
    on: ["create", "update", "delete"],
    secret: "ssssssssssssssss",
    dataset: "production",
    filter: expect.stringContaining(`!(_type match "sanity.*")`),
    projection: expect.stringContaining("_id"),
  });
});
