import { AssetStore } from "./assets/asset-store.ts";
import { DerivedImages } from "./assets/derived-images.ts";
import { refreshAssetUrls } from "./assets/refresh-urls.ts";
import { type QueryLimits, QueryRunner } from "./groq/query-runner.ts";
import { createApp, createStreamApp } from "./http/app.ts";
import { Presence } from "./http/presence.ts";
import { StreamPorts } from "./http/stream-ports.ts";
import type { Lake } from "./lake.ts";
import { type LoopbackServer, startLoopbackServer } from "./local-server/loopback-server.ts";
import { ReleaseSchedule, type ScheduleClock } from "./release-schedule.ts";
import { LakeStore } from "./store/lake.ts";
import type { WebhookConfig } from "./webhooks/config.ts";
import { startWebhooks } from "./webhooks/dispatcher.ts";
import type { RetryPolicy } from "./webhooks/queue.ts";

export type { WebhookConfig } from "./webhooks/config.ts";

export type ContentLakeOptions = {
  /** 0 picks a free port. */
  port: number;
  dataDir: string;
  projectId: string;
  /** Datasets that are made when they are not there yet; `production` when not given. */
  datasets?: string[];
  webhooks?: WebhookConfig[];
  log?: (line: string) => void;
  /** Bytes; 10 MB when not given. */
  maxJsonBytes?: number;
  /** Bytes; 100 MB when not given. */
  maxAssetBytes?: number;
  webhookRetry?: RetryPolicy;
  queryLimits?: QueryLimits;
  /** What scheduled releases go by; the system's clock when not given. */
  clock?: ScheduleClock;
};

export type ContentLake = { url: string; port: number; close(): Promise<void> };

const MEGABYTE = 1024 * 1024;

/**
 * Starts a content lake on the loopback addresses.
 * @throws Error that names the port or the directory when it cannot be used.
 */
export async function startContentLake(options: ContentLakeOptions): Promise<ContentLake> {
  const { dataDir, projectId, webhooks: hooks = [], log = console.error } = options;
  const store = new LakeStore(dataDir);
  const maxJsonBytes = options.maxJsonBytes ?? 10 * MEGABYTE;
  const queries = new QueryRunner(options.queryLimits);
  const lake: Lake = {
    dataDir,
    projectId,
    publicUrl: "",
    maxJsonBytes,
    store,
    queries,
    webhooks: hooks,
    log,
  };
  const assets = new AssetStore(dataDir, options.maxAssetBytes ?? 100 * MEGABYTE);
  const streams: StreamPorts = new StreamPorts(createStreamApp(lake, () => streams.secret).fetch);
  const app = createApp(lake, assets, new DerivedImages(dataDir), streams);
  const presence = new Presence();
  let webhooks: ReturnType<typeof startWebhooks> | undefined;
  let schedule: ReleaseSchedule | undefined;
  const closeAll = async (server?: LoopbackServer) => {
    presence.close();
    queries.close();
    await Promise.all([server?.close(), streams.close(), webhooks?.close(), schedule?.close()]);
    await Promise.all(store.datasets().map((dataset) => dataset.idle()));
    store.close();
  };
  try {
    for (const name of options.datasets ?? ["production"]) store.createDataset(name);
    webhooks = startWebhooks(lake, options.webhookRetry);
    const server = await startLoopbackServer({ fetch: app.fetch, port: options.port });
    for (const each of server.servers) each.on("upgrade", presence.upgrade);
    lake.publicUrl = server.url;
    refreshAssetUrls(lake);
    // After the webhooks, which tell what it publishes at once of what is overdue.
    schedule = new ReleaseSchedule(lake, options.clock);
    return { url: lake.publicUrl, port: server.port, close: () => closeAll(server) };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
