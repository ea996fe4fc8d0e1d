import { refreshAssetUrls } from "./assets/asset-store.ts";
import type { QueryLimits } from "./groq/query-runner.ts";
import { createApp } from "./http/app.ts";
import { Presence } from "./http/presence.ts";
import { openLake } from "./lake.ts";
import { type LoopbackServer, startLoopbackServer } from "./local-server/loopback-server.ts";
import { type ScheduleClock, startReleaseSchedule } from "./release-schedule.ts";
import { type RetryPolicy, startWebhooks, type WebhookConfig } from "./webhooks.ts";

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
  const lake = openLake(options);
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
