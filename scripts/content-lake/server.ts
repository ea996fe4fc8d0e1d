import { AssetStore, refreshAssetUrls } from "./assets/asset-store.ts";
import { DerivedImages } from "./assets/derived-images.ts";
import { type QueryLimits, QueryRunner } from "./groq/query-runner.ts";
import { createApp } from "./http/app.ts";
import { Presence } from "./http/presence.ts";
import type { Lake } from "./lake.ts";
import { type LoopbackServer, startLoopbackServer } from "./local-server/loopback-server.ts";
import { type ScheduleClock, startReleaseSchedule } from "./release-schedule.ts";
import { LakeStore } from "./store/lake.ts";
import type { WebhookConfig } from "./webhooks/config.ts";
import { type RetryPolicy, startWebhooks } from "./webhooks/queue.ts";

export type ContentLakeOptions = {
  /** 0 picks a free port. */
  port: number;
  dataDir: string;
  projectId: string;
  /** Datasets that are made when they are not there yet; `production` when not given. */
  datasets?: string[];
  webhooks?: WebhookConfig[];
  log?: (line: string) => void;
  webhookRetry?: RetryPolicy;
  queryLimits?: QueryLimits;
  /** What scheduled releases go by; the system's clock when not given. */
  clock?: ScheduleClock;
};

export type ContentLake = { url: string; port: number; close(): Promise<void> };

/**
 * Starts a content lake on the loopback addresses.
 * @throws Error that names the port or the directory when it cannot be used.
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { dataDir } = options;
  const lake: Lake = {
    projectId: options.projectId,
    publicUrl: "",
    store: new LakeStore(dataDir),
    assets: new AssetStore(dataDir),
    derived: new DerivedImages(dataDir),
    queries: new QueryRunner(options.queryLimits),
    webhooks: options.webhooks ?? [],
    log: options.log ?? console.error,
  };
  const { store } = lake;
  const { app, streams } = createApp(lake);
  const presence = new Presence();
  let server: LoopbackServer | undefined;
  let webhooks: ReturnType<typeof startWebhooks> | undefined;
  let schedule: ReturnType<typeof startReleaseSchedule> | undefined;
  const close = async () => {
    presence.close();
    lake.queries.close();
    await Promise.all([server?.close(), streams.close(), webhooks?.close(), schedule?.close()]);
    await Promise.all(store.datasets().map((dataset) => dataset.idle()));
    store.close();
  };
  try {
    for (const name of options.datasets ?? ["production"]) store.createDataset(name);
    webhooks = startWebhooks(lake, options.webhookRetry);
    server = await startLoopbackServer({ fetch: app.fetch, port: options.port });
    for (const each of server.servers) each.on("upgrade", presence.upgrade);
    lake.publicUrl = server.url;
    refreshAssetUrls(lake);
    // After the webhooks, which tell what it publishes at once of what is overdue.
    schedule = startReleaseSchedule(lake, options.clock);
    return { url: server.url, port: server.port, close };
  } catch (error) {
    await close();
    throw error;
  }
}
