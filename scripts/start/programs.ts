import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { WebhookConfig } from "@nordune/content-lake";
import { inboxUrl } from "#schemas/shared/environment/addresses.ts";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { webhookFilter, webhookProjection } from "#schemas/shared/webhook.ts";
import { heapOfLake, memoryEnvironment, NEXT, ROOT, serverOf } from "../lib/project.ts";
import { contentLakeDir, type Plan } from "./plan.ts";
import type { Program, Service } from "./process-manager.ts";
import { firstContentOf } from "./seeding.ts";

const BUILT_READY_MS = 60_000;
/** A development server compiles the first page before it responds. */
const DEV_READY_MS = 180_000;

const require = createRequire(import.meta.url);
const SANITY = join(dirname(require.resolve("sanity/package.json")), "bin", "sanity");

/** The name of the folder of the built Studio, in the data folder. */
export const BUILT_STUDIO = "studio";

/** The folder of the built Studio. Stacks with other data folders have their own. */
export const studioBuildDir = (plan: Plan) => join(plan.dataDir, BUILT_STUDIO);

/** Every program of the system. */
export function definePrograms(options: {
  plan: Plan;
  dev: boolean;
  /** The built site with Next's own command, without the cache before it. */
  nextStart: boolean;
  webhookSecret?: string;
}) {
  const { plan, dev, nextStart, webhookSecret } = options;
  const { SITE_PORT, STUDIO_PORT, CONTENT_LAKE_PORT, INBOX_PORT } = plan.environment;
  const shared = {
    ...asStrings(plan.environment),
    ...(webhookSecret ? { SANITY_WEBHOOK_SECRET: webhookSecret } : {}),
    NORDUNE_DATA_DIR: plan.dataDir,
    NEXT_TELEMETRY_DISABLED: "1",
    DO_NOT_TRACK: "1",
  };
  const development = { ...shared, NODE_ENV: "development" };
  const served = { ...shared, NODE_ENV: dev ? "development" : "production" };
  const readyTimeoutMs = dev ? DEV_READY_MS : BUILT_READY_MS;
  const studioDir = join(ROOT, "studio");

  // The address of the site on this machine, not its public address.
  const siteUrl = `http://localhost:${SITE_PORT}`;
  const dataset = plan.environment.SANITY_DATASET;
  const webhooks = webhookSecret
    ? [revalidateWebhook({ siteUrl, secret: webhookSecret, dataset })]
    : [];

  function siteCommand(): string[] {
    if (dev) return [NEXT, "dev"];
    return nextStart
      ? [NEXT, "start"]
      : serverOf(join(ROOT, "web", plan.environment.NORDUNE_BUILD_DIR));
  }

  const seedEnv = { ...development, FIRST_CONTENT: firstContentOf(plan) };
  const seed = { name: "seed", args: ["scripts/seed/main.ts"], cwd: ROOT, env: seedEnv };

  return {
    lake: {
      name: "content-lake",
      args: [...heapOfLake, "scripts/content-lake/main.ts"],
      cwd: ROOT,
      env: {
        ...development,
        ...memoryEnvironment,
        CONTENT_LAKE_PORT: String(CONTENT_LAKE_PORT),
        CONTENT_LAKE_DATA_DIR: contentLakeDir(plan),
        CONTENT_LAKE_PROJECT_ID: LOCAL_PROJECT_ID,
        CONTENT_LAKE_DATASETS: dataset,
        CONTENT_LAKE_WEBHOOKS: JSON.stringify(webhooks),
      },
      readyUrl: `http://localhost:${CONTENT_LAKE_PORT}/v1/ping`,
      readyTimeoutMs: BUILT_READY_MS,
    },
    inbox: {
      name: "inbox",
      args: ["scripts/inbox/main.ts"],
      cwd: ROOT,
      env: { ...development, INBOX_DATA_DIR: join(plan.dataDir, "inbox") },
      readyUrl: `http://localhost:${INBOX_PORT}`,
      readyTimeoutMs: BUILT_READY_MS,
    },
    /** The webhook is not set yet, because the lake would report every seeded document later. */
    firstSeed: { ...seed, args: [...seed.args, "--into", contentLakeDir(plan)] },
    seed,
    studioBuild: {
      name: "studio-build",
      args: [SANITY, "build", "-y", studioBuildDir(plan)],
      cwd: studioDir,
      env: served,
    },
    siteBuild: {
      name: "site-build",
      args: ["scripts/build/main.ts"],
      cwd: ROOT,
      // A build for a hosted project refuses these addresses as defaults. Here they are intended.
      env: { ...served, SITE_URL: plan.siteUrl, INBOX_URL: inboxUrl(plan.environment) },
    },
    studio: {
      name: "studio",
      args: dev
        ? [SANITY, "dev", "--port", String(STUDIO_PORT)]
        : [SANITY, "preview", studioBuildDir(plan), "--port", String(STUDIO_PORT)],
      cwd: studioDir,
      env: served,
      readyUrl: `http://localhost:${STUDIO_PORT}`,
      readyTimeoutMs,
    },
    site: {
      name: "site",
      args: [...siteCommand(), "--port", String(SITE_PORT)],
      cwd: dev || nextStart ? join(ROOT, "web") : ROOT,
      env: { ...served, ...memoryEnvironment },
      readyUrl: siteUrl,
      readyTimeoutMs,
      acceptErrors: dev,
    },
  } satisfies Record<string, Program | Service>;
}

/**
 * The webhook by which the local content lake reports publishes. A hosted project's webhook has the
 * same trigger, filter and projection (see docs/operating.md).
 * @param options.siteUrl address of the site, without a trailing slash
 * @param options.dataset of the site; comments have another one
 */
export function revalidateWebhook(options: {
  siteUrl: string;
  secret: string;
  dataset: string;
}): WebhookConfig {
  const { siteUrl, ...rest } = options;
  return {
    name: "revalidate-site",
    url: `${siteUrl}/api/revalidate`,
    ...rest,
    on: ["create", "update", "delete"],
    filter: webhookFilter,
    projection: webhookProjection,
  };
}

/**
 * The secret of the local lake's webhook: from the environment, or created once in
 * `<dataDir>/webhook-secret`, which only its owner may read.
 */
export function webhookSecret({ dataDir, environment }: Plan): string {
  if (environment.SANITY_WEBHOOK_SECRET) return environment.SANITY_WEBHOOK_SECRET;
  const file = join(dataDir, "webhook-secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function asStrings(environment: Plan["environment"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
