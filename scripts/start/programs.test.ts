import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { webhookConfig } from "@nordune/content-lake";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { webhookFilter } from "#schemas/shared/webhook.ts";
import { makePlan } from "./plan.ts";
import { definePrograms, webhookSecret } from "./programs.ts";

const secret = "0123456789abcdef";
const plan = makePlan({ SITE_PORT: "4292", SITE_URL: "https://www.example.com" });

// tests/integration/webhook-payload.test.ts tests when the webhook is sent, and its content.
test("the local content lake sends signed webhooks to the local site, not to the public address", () => {
  const programs = definePrograms({ plan, dev: false, nextStart: false, webhookSecret: secret });
  const told = JSON.parse(programs.lake.env.CONTENT_LAKE_WEBHOOKS ?? "");
  expect(webhookConfig.array().parse(told)).toMatchObject([
    {
      url: "http://localhost:4292/api/revalidate",
      ...{ secret, dataset: "production", filter: webhookFilter },
    },
  ]);
  expect(programs.site.env.SANITY_WEBHOOK_SECRET).toBe(secret);
});

test("a webhook secret is created once, readable by its owner only, and one of the environment is not stored", async () => {
  const [dataDir, other] = [await makeTempDir(), await makeTempDir()];
  const made = webhookSecret({ ...plan, dataDir });
  expect(made).toMatch(/^[0-9a-f]{64}$/);
  expect(webhookSecret({ ...plan, dataDir })).toBe(made);
  const mode = statSync(join(dataDir, "webhook-secret")).mode & 0o777;
  expect(mode).toBe(process.platform === "win32" ? 0o666 : 0o600);
  const given = makePlan({ NORDUNE_DATA_DIR: other, SANITY_WEBHOOK_SECRET: secret });
  expect(webhookSecret(given)).toBe(secret);
  expect(readdirSync(other)).toEqual([]);
  expect(webhookSecret({ ...plan, dataDir: other })).not.toBe(made);
});
