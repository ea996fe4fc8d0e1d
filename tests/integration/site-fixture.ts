import { mkdtemp, rm } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { onTestFinished, vi } from "vitest";
import type { ContentChange } from "#schemas/shared/shown-on/content-change.ts";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import {
  API_VERSION,
  clientOf,
  PROJECT_ID,
  startTestLake,
} from "#tests/contract/content-lake/lake-fixture.ts";
import { type FaultyLake, startFaultyLake } from "#tests/support/faulty-lake.ts";
import { createContentClient } from "#web/content/client.ts";
import { fetchUncached } from "#web/content/fetch-content.ts";
import { createApplyChanges, type Site } from "#web/content/freshness/apply-changes.ts";
import { fetchInventory, fetchPulse } from "#web/content/freshness/inventory.ts";
import { createReceiver } from "#web/content/freshness/receive-change.ts";
import { createReconciler, type ReconcilerParts } from "#web/content/freshness/reconciler.ts";
import type { RenderRank } from "#web/content/freshness/render-queue.ts";
import { createReplayGuard } from "#web/content/freshness/replay-guard.ts";
import {
  createRoutingTables,
  loadRoutingContent,
} from "#web/content/routing/current-routing-table.ts";
import { tableFileIn } from "#web/content/routing/table-file.ts";

export const SECRET = "a secret for tests only";

/** Quick, so that a content lake that hangs costs a test no more than this. */
const TIME_LIMIT_MS = 300;

/** Ample for one that works, on a machine that is busy. */
const PATIENCE_MS = 10_000;

/** A service that shows a figure, a redirect, and who else is needed. */
const documents: ({ _id: string; _type: string } & Record<string, unknown>)[] = [
  { _id: "figure-vat", _type: "figure", value: "5" },
  {
    _id: "service-tax",
    _type: "service",
    slug: { _type: "slug", current: "tax" },
    figure: { _type: "reference", _ref: "figure-vat" },
  },
  {
    _id: "redirect-home",
    _type: "redirect",
    source: "/home",
    target: "/",
    permanent: true,
    active: true,
  },
];

/** A folder of its own for one test, removed after it. */
export async function makeTempDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** Opens a server on a free port, closed after the test. @returns its address */
export async function listenDuringTest(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

/** Stands between a server and its clients, and fails on demand; closed after the test. */
export async function startTestFaultyLake(url: string): Promise<FaultyLake> {
  const lake = await startFaultyLake(url);
  onTestFinished(lake.close);
  return lake;
}

/** A content lake with a few documents, and what stands between it and the site. */
export async function startContent() {
  const lake = await startTestLake();
  const editor = clientOf(lake);
  const transaction = editor.transaction();
  for (const document of documents) transaction.create(document);
  await transaction.commit();
  const faultyLake = await startTestFaultyLake(lake.url);
  const client = createContentClient({
    projectId: PROJECT_ID,
    dataset: "production",
    apiVersion: API_VERSION,
    apiHost: faultyLake.url,
    useProjectHostname: false,
    isLocal: true,
  });
  const asking = {
    client,
    get timeLimitMs() {
      return faultyLake.fault === undefined ? PATIENCE_MS : TIME_LIMIT_MS;
    },
  };
  return { editor, faultyLake, asking };
}

/**
 * The part of the site that receives changes, on a real content lake. Next is left out: what it was
 * told to mark and to render is in `revalidated` and `rendered`, with the `ranks` of the latter.
 */
export async function startSite(
  options: Partial<Site & ReconcilerParts> & {
    now?: () => number;
    turnLimitMs?: number;
    content?: Content;
  } = {},
) {
  const { now, turnLimitMs, content = await startContent(), ...parts } = options;
  const tables = createRoutingTables({
    load: () => loadRoutingContent(content.asking),
    file: tableFileIn(await makeTempDir()),
  });
  const revalidated: string[] = [];
  const rendered: (readonly string[])[] = [];
  const ranks: RenderRank[] = [];
  const applyChanges = createApplyChanges(
    {
      findShowing: (ids, listing) => fetchUncached(showingQuery, { ids, listing }, content.asking),
      refreshTable: tables.refresh,
      revalidate: (tags) => void revalidated.push(...tags),
      render: async (paths, rank) => {
        rendered.push(paths);
        ranks.push(rank);
      },
      ...parts,
    },
    turnLimitMs,
  );
  const freshness = createReconciler({
    readInventory: () => fetchInventory(content.asking),
    readPulse: () => fetchPulse(content.asking),
    applyChanges,
    ...(now ? { now } : {}),
    ...parts,
  });
  const receive = createReceiver({
    secret: () => SECRET,
    guard: createReplayGuard(now),
    announce: freshness.ring,
    bodyLimit: { bytes: 64 * 1024, milliseconds: 1_000 },
    ...(now ? { now } : {}),
  });
  return { ...content, tables, applyChanges, freshness, receive, revalidated, rendered, ranks };
}

/** The same after its first look, by which every page was rendered: what follows is news. */
export async function startLookedSite(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options);
  site.freshness.ring();
  await site.freshness.idle();
  site.revalidated.length = 0;
  site.rendered.length = 0;
  site.ranks.length = 0;
  return site;
}

export type Content = Awaited<ReturnType<typeof startContent>>;

export function changeOf(
  _id: string,
  _type: string,
  slugs: ContentChange["slugs"] = [null, null],
): ContentChange {
  return { _id, _type, slugs, paths: [null, null], listings: [null, null] };
}

export const figureChange = changeOf("figure-vat", "figure");

/** A delivery as the content lake sends it. */
export async function delivery(
  body: string,
  options: { secret?: string; time?: number } = {},
): Promise<Request> {
  const { secret = SECRET, time = Date.now() } = options;
  return new Request("http://localhost/api/revalidate", {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, time, secret),
    },
  });
}

/** Silences a console method whose output the test expects; the lines are in `lines()`. */
export function expectOutput(method: "warn" | "error") {
  const spy = vi.spyOn(console, method).mockImplementation(() => {});
  return { lines: () => spy.mock.calls.map(([line]) => String(line)) };
}
