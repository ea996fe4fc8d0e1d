import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ClientConfig, createClient, type SanityClient } from "@sanity/client";
import { beforeEach, expect, onTestFinished, vi } from "vitest";
import type { WebhookConfig } from "../index.ts";
import { startLoopbackServer } from "../local-server/loopback-server.ts";
import { type ContentLake, type ContentLakeOptions, startContentLake } from "../server.ts";

export const PROJECT_ID = "local";
export const API_VERSION = "2025-02-19";

/** A temporary folder for one test. */
export async function makeTempDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "content-lake-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true, maxRetries: 5 }));
  return dir;
}

export type TestLake = ContentLake & {
  client: SanityClient;
  dataDir: string;
  /** Lines of its log. */
  lines: string[];
  /** Stops the lake and starts another on the same data. */
  restart: (options?: Partial<ContentLakeOptions>) => Promise<TestLake>;
};

/** An empty lake on a free port, closed after the test. */
export async function startTestLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const lines: string[] = [];
  const dataDir = options.dataDir ?? (await makeTempDir());
  const log = (line: string) => lines.push(line);
  const lake = await startContentLake({ port: 0, projectId: PROJECT_ID, log, ...options, dataDir });
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= lake.close());
  onTestFinished(close);
  const restart: TestLake["restart"] = async (changed) => {
    await close();
    return startTestLake({ ...options, dataDir, ...changed });
  };
  return { ...lake, client: clientOf(lake), close, dataDir, lines, restart };
}

/** The lake and the client of the current test, in a file that calls `withLake()`. */
export let lake: TestLake;
export let client: SanityClient;

/** Gives every test of a file an empty lake of its own. @param prepare fills it */
export function withLake(prepare = async () => {}): void {
  beforeEach(async () => {
    lake = await startTestLake();
    client = lake.client;
    await prepare();
  });
}

/** The real client, connected to a lake as the site and the scripts connect it. */
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

/** Waits until a condition is true. */
export function until(condition: () => boolean, what: string): Promise<void> {
  const options = { timeout: 30_000, interval: 5 };
  return vi.waitFor(() => expect(condition(), `Waited for: ${what}`).toBe(true), options);
}

/** The status and a part of the message that a client gets. */
export const refusal = (statusCode: number, words: string): object =>
  expect.objectContaining({ statusCode, message: expect.stringContaining(words) });

/** A new document of one type. */
export const post = (_id: string, fields: Record<string, unknown> = {}) => ({
  _id,
  _type: "post",
  ...fields,
});

/** Documents of any type, made in one transaction. */
export const createAll = (
  client: SanityClient,
  ...documents: { _id: string; _type: string; [field: string]: unknown }[]
) => client.transaction(documents.map((create) => ({ create }))).commit();

/** The transactions that touched documents, as the history lists them. */
export async function historyOf(client: SanityClient, ids: string, query = "") {
  const { dataset } = client.config();
  const path = ids === "" ? "" : `/${ids}`;
  const url = client.getUrl(`/data/history/${dataset}/transactions${path}${query}`);
  const lines = (await (await fetch(url)).text()).split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/**
 * Runs the command line in a process of its own, which is ended after the test. By default it uses
 * a free port and a temporary folder.
 */
export async function runLake(settings: Record<string, string> = {}) {
  const own = { CONTENT_LAKE_DATA_DIR: await makeTempDir(), CONTENT_LAKE_PORT: "0" };
  const env: Record<string, string> = { NODE_ENV: "test", ...own, ...settings };
  const main = join(import.meta.dirname, "../main.ts");
  const child = fork(main, { env: { ...process.env, ...env }, silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  // Emitted after `exit`, when all output has been read.
  const ended = once(child, "close").then(([code, signal]) => code ?? signal);
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  /** `output` is everything written so far; `ended` resolves with the exit code or the signal. */
  return { child, output: () => output, ended };
}

/** Waits for the line that says where the lake listens. */
export async function urlOf({
  output,
  child,
}: Awaited<ReturnType<typeof runLake>>): Promise<string> {
  const url = () => /Content lake listening on (\S+)/.exec(output())?.[1];
  await until(() => url() !== undefined || child.exitCode !== null, "the lake to listen");
  return url() ?? expect.unreachable(`The lake ended before it listened: ${output()}`);
}

/** A receiver that records deliveries. @param answer the status of the nth delivery, by its text */
export async function startReceiver(
  answer: (nth: number, text: string) => number = () => 200,
  port = 0,
) {
  type Texts = Record<string, string>;
  const deliveries: { headers: Texts; text: string; body: Record<string, unknown> }[] = [];
  let calls = 0;
  const fetch = async (request: Request) => {
    const text = await request.text();
    calls += 1;
    const status = answer(calls, text);
    const headers = Object.fromEntries(request.headers);
    if (status === 200) deliveries.push({ headers, text, body: JSON.parse(text) });
    return new Response(null, { status });
  };
  const server = await startLoopbackServer({ fetch, port });
  onTestFinished(server.close);
  return { ...server, url: `${server.url}/hook`, deliveries, calls: () => calls };
}

export const webhook = (url: string, extra: Partial<WebhookConfig> = {}): WebhookConfig => ({
  name: "site",
  url,
  on: ["create", "update", "delete"],
  ...extra,
});
