import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { webhookConfig } from "@nordune/content-lake";
import { expect, test } from "vitest";
import { makePlan } from "#scripts/start/plan.ts";
import { definePrograms } from "#scripts/start/programs.ts";

const webhookSecret = "0123456789abcdef";
const { plan } = makePlan({ SITE_PORT: "4292", SITE_URL: "https://www.example.com" });
const programs = definePrograms({ plan, dev: false, webhookSecret });
const devPrograms = definePrograms({ plan, dev: true, webhookSecret });

test.each(Object.values({ ...programs }))("the program of the $name is there", ({ args, cwd }) => {
  expect(existsSync(resolve(cwd, args[0] ?? ""))).toBe(true);
});

test("lake and site share the webhook's secret, and the lake calls the site started with it", () => {
  const [webhook] = webhookConfig
    .array()
    .parse(JSON.parse(programs.lake.env.CONTENT_LAKE_WEBHOOKS ?? ""));
  expect(webhook).toMatchObject({
    secret: webhookSecret,
    url: "http://localhost:4292/api/revalidate",
  });
  expect(programs.site.env.SANITY_WEBHOOK_SECRET).toBe(webhookSecret);
  expect(programs.quietLake.env.CONTENT_LAKE_WEBHOOKS).toBe("[]");
});

test("built parts run in production, development servers and local services do not", () => {
  expect(programs.site.env.NODE_ENV).toBe("production");
  expect(devPrograms.site.env.NODE_ENV).toBe("development");
  expect(programs.lake.env.NODE_ENV).toBe("development");
  expect(programs.inbox.env.NODE_ENV).toBe("development");
});

test("in development site and Studio follow their source, and lake and inbox are watched", () => {
  expect(devPrograms.site.args).toContain("dev");
  expect(devPrograms.studio.args).toContain("dev");
  expect(devPrograms.lake.args[0]).toContain("watch.ts");
  expect(devPrograms.inbox.args[0]).toContain("watch.ts");
});
