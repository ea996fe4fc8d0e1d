import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { webhookConfig } from "@nordune/content-lake";
import { expect, test } from "vitest";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { makePlan } from "#scripts/start/plan.ts";
import { definePrograms, webhookSecret } from "#scripts/start/programs.ts";
import { makeTempDir } from "../temp-dir.ts";

const secret = "0123456789abcdef";
const plan = makePlan({ SITE_PORT: "4292", SITE_URL: "https://www.example.com" });
const programs = definePrograms({ plan, dev: false, webhookSecret: secret });
const following = definePrograms({ plan, dev: true, webhookSecret: secret });

test.each(Object.values({ ...programs }))("the program of the $name is there", ({ args, cwd }) => {
  expect(existsSync(resolve(cwd, args[0] ?? ""))).toBe(true);
});

test("the lake tells the site started with it, not the public one, of every change, signed", () => {
  const told = JSON.parse(programs.lake.env.CONTENT_LAKE_WEBHOOKS ?? "");
  expect(webhookConfig.array().parse(told)).toMatchObject([
    {
      url: "http://localhost:4292/api/revalidate",
      on: ["create", "update", "delete"],
      ...{ secret, dataset: "production", filter: webhookFilter, projection: webhookProjection },
    },
  ]);
  expect(programs.site.env.SANITY_WEBHOOK_SECRET).toBe(secret);
  expect(programs.quietLake.env.CONTENT_LAKE_WEBHOOKS).toBe("[]");
});

test("built parts run in production, local services do not", () => {
  const modes = [programs.site, following.site, programs.lake, programs.inbox];
  expect(modes.map(({ env }) => env.NODE_ENV)).toEqual([
    "production",
    ...Array<string>(3).fill("development"),
  ]);
  expect([following.site, following.studio].filter(({ args }) => !args.includes("dev"))).toEqual(
    [],
  );
});

test("a secret is made once and kept for its owner alone; the environment's is not written down", () => {
  const [dataDir, other] = [makeTempDir(), makeTempDir()];
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
