import {
  API_VERSION,
  clientOf,
  createAll,
  PROJECT_ID,
  startTestLake,
  until,
} from "@nordune/content-lake/testing";
import { onTestFinished, vi } from "vitest";
import { type FaultyLake, startFaultyLake } from "#tests/support/faulty-lake.ts";
import { createContentClient, queryLake } from "#web/content/client.ts";
import { routingTableFrom, routingTableQuery } from "#web/content/routing/routing-table.ts";
import { whenEdited } from "#web/content/site-queries.ts";
import type { ContentQuery } from "#web/content/store/content-query.ts";
import { createContentStore } from "#web/content/store/content-store.ts";
import { type FollowOptions, followContent } from "#web/content/store/follow-content.ts";
import { createLossGuard } from "#web/content/store/loss-guard.ts";
import { log } from "#web/lib/log.ts";

export const SECRET = "a secret for tests only";

/** A short time limit, so that a hanging content lake costs a test no more than this. */
const TIME_LIMIT_MS = 300;

/** Ample for a working content lake on a busy machine. */
const PATIENCE_MS = 10_000;

/** A service that shows a figure, and a redirect. */
const documents = [
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

/** A proxy between a server and its clients that fails on demand; closed after the test. */
export async function startTestFaultyLake(url: string): Promise<FaultyLake> {
  const lake = await startFaultyLake(url);
  onTestFinished(lake.close);
  return lake;
}

/** The site's own client, connected to a content lake. */
export const clientAt = (apiHost: string) =>
  createContentClient({
    ...{ projectId: PROJECT_ID, dataset: "production", apiVersion: API_VERSION },
    ...{ apiHost, useProjectHostname: false, isLocal: true },
  });

/** A content lake with a few documents, and a proxy before it. */
export async function startContent() {
  const lake = await startTestLake();
  const editor = clientOf(lake);
  await createAll(editor, ...documents);
  const faultyLake = await startTestFaultyLake(lake.url);
  const client = clientAt(faultyLake.url);
  const asking = {
    client,
    get timeLimitMs(): number {
      return faultyLake.fault === undefined ? PATIENCE_MS : TIME_LIMIT_MS;
    },
  };
  return { editor, faultyLake, asking };
}

export type Content = Awaited<ReturnType<typeof startContent>>;

/** The content of the only page. */
export const pageQuery: ContentQuery = {
  query: `*[_type == "service"][0]{ _updatedAt, "slug": slug.current, "vat": figure->value }`,
  params: {},
  editedPages: whenEdited(["/services/tax"]),
};

/** An hour, so that a missed publish is found only in a test that sets another time. */
const SELDOM_MS = 3_600_000;

/**
 * Follows a real content lake during the test, without Next. Whenever results have changed,
 * `refreshed` gets the pages that are revalidated first.
 */
export async function startSite(
  options: Partial<FollowOptions> & { content?: Content; now?: () => number } = {},
) {
  const { content = await startContent(), now, ...parts } = options;
  const { asking } = content;
  const store = createContentStore(
    (query, options) => queryLake(query, { ...asking, ...options }),
    undefined,
    () => [pageQuery],
    createLossGuard(now),
  );
  const refreshed: string[][] = [];
  const following = followContent({
    store,
    events: asking.client.live.events(),
    checkEveryMs: SELDOM_MS,
    onRefreshed: async ({ edited }) => void refreshed.push([...edited]),
    ...parts,
  });
  onTestFinished(async () => {
    following.stop();
    await following.idle();
  });
  return {
    ...content,
    store,
    following,
    refreshed,
    /** What the page shows. */
    shown: () => JSON.parse(store.peek(pageQuery) ?? "null"),
    paths: () => routingTableFrom(store.peek(routingTableQuery))?.paths ?? new Set(),
  };
}

const isPulse = (asked: string) => asked.includes("ofPages");

/** The same after the first refresh, with live events. What follows is a change. */
export async function startHearingSite(options: Parameters<typeof startSite>[0] = {}) {
  const site = await startSite(options);
  const { faultyLake, refreshed } = site;
  // The first query lists the pages, and the one after the welcome checks the fingerprint.
  await until(() => faultyLake.asked.filter(isPulse).length >= 2, "the site to hear");
  await site.following.idle();
  refreshed.length = 0;
  faultyLake.asked.length = 0;
  return site;
}

/** Silences the log for expected lines, which are in `lines()`. */
export function expectOutput(level: "warn" | "error") {
  const spy = vi.spyOn(log, level).mockImplementation(() => {});
  return { lines: () => spy.mock.calls.map(([line]) => String(line)) };
}
