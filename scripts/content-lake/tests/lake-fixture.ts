import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { expect, onTestFinished } from "vitest";
import { AssetStore } from "../assets/asset-store.ts";
import { DerivedImages } from "../assets/derived-images.ts";
import { QueryRunner } from "../groq/query-runner.ts";
import type { Lake } from "../lake.ts";
import { type ContentLake, type ContentLakeOptions, startContentLake } from "../server.ts";
import { LakeStore } from "../store/lake.ts";

export { startReceiver } from "./webhook-receiver.ts";

export const PROJECT_ID = "local";
export const API_VERSION = "2025-02-19";

/** A folder of its own for one test, removed after it. */
export async function makeTempDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

export type TestLake = ContentLake & { lines: string[] };

/** An empty lake on a free port, closed after the test; `lines` is what it logged. */
export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const lines: string[] = [];
  const dataDir = options.dataDir ?? (await makeTempDir());
  const log = (line: string) => lines.push(line);
  const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log, ...options, dataDir });
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= lake.close();
    return closed;
  };
  onTestFinished(close);
  return { ...lake, close, lines };
}

/** An empty lake without a network, whose store a test uses directly. */
export async function makeLake() {
  const dataDir = await makeTempDir();
  const store = new LakeStore(dataDir);
  const dataset = store.createDataset("production");
  const lines: string[] = [];
  const lake: Lake = {
    projectId: PROJECT_ID,
    publicUrl: "",
    store,
    assets: new AssetStore(dataDir),
    derived: new DerivedImages(dataDir),
    queries: new QueryRunner(),
    webhooks: [],
    log: (line) => lines.push(line),
  };
  return { lake, store, dataset, lines };
}

/** The real client, pointed at a lake the way the site and the scripts do it. */
export function clientOf(lake: { url: string }, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: PROJECT_ID,
    dataset: "production",
    apiVersion: API_VERSION,
    apiHost: lake.url,
    useProjectHostname: false,
    useCdn: false,
    token: "any",
    maxRetries: 0,
    ...config,
  });
}

/** Waits for a condition that something else brings about. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited 10 s in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What a client is told: the status, and the words in their order. */
export const refusal = (statusCode: number, ...words: string[]): object =>
  expect.objectContaining({
    statusCode,
    message: expect.stringMatching(new RegExp(words.map(escaped).join(".*"), "s")),
  });

/** A new document of one type. */
export const post = (_id: string, fields: Record<string, unknown> = {}) => ({
  _id,
  _type: "post",
  ...fields,
});
