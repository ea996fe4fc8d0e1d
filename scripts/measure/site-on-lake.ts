import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { execa } from "execa";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { heapOfLake, memoryEnvironment, ROOT } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { kinds } from "./processor.ts";
import { memoryMb, type ServedSite, serveSite } from "./served-site.ts";

const READY_MS = 60_000;

/** Memory of both processes, in MB. */
export type Held = { site: number; lake: number };

/** A content lake with the first content, for one measurement. */
export type OwnLake = {
  client: SanityClient;
  /** Serves the build on this content lake. The pages of one process are there for the next. */
  serve: () => Promise<ServedSite>;
  /** Memory that the content lake holds, in MB. */
  memoryMb: () => number;
};

/** A site on a content lake of its own. */
export type SiteOnLake = {
  site: ServedSite;
  /** Changes the heading of a page and publishes it, as the Studio does. */
  publish: (index: number) => Promise<void>;
  held: () => Held;
};

/** Addresses of all kinds in turn. @param from number of the first, which makes each its own */
export function mixedAddresses(from: number, count: number): string[] {
  const addresses = Object.values(kinds);
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    return addresses[n % addresses.length]?.(n) ?? "/";
  });
}

/**
 * Runs a content lake of its own with the first content, while `run` takes.
 * @param root the checkout whose build is served; another one runs its lake without limits
 */
export async function onOwnLake<Result>(
  root: string,
  run: (lake: OwnLake) => Promise<Result>,
): Promise<Result> {
  const isOwn = root === ROOT;
  const { SITE_PORT, SANITY_DATASET: dataset } = readEnvironment();
  const [sitePort, lakePort] = [SITE_PORT + 65, SITE_PORT + 66];
  const apiHost = `http://localhost:${lakePort}`;
  const folder = await mkdtemp(join(tmpdir(), "measure-"));
  const start = (args: readonly string[], env: Record<string, string> = {}) =>
    execa(process.execPath, args, {
      cwd: root,
      env: { NODE_ENV: "development", ...(isOwn && memoryEnvironment), ...env },
      stdio: "ignore",
      reject: false,
    });
  await start(["scripts/run.cjs", "scripts/seed/main.ts", "--into", join(folder, "lake")], {
    NORDUNE_DATA_DIR: folder,
    CONTENT_LAKE_URL: "",
  });
  const lake = start([...(isOwn ? heapOfLake : []), "scripts/content-lake/main.ts"], {
    CONTENT_LAKE_PORT: String(lakePort),
    CONTENT_LAKE_DATA_DIR: join(folder, "lake"),
    CONTENT_LAKE_PROJECT_ID: LOCAL_PROJECT_ID,
    CONTENT_LAKE_DATASETS: dataset,
  });
  try {
    await waitForHttp(`${apiHost}/v1/ping`, { timeoutMs: READY_MS });
    const env = { CONTENT_LAKE_URL: apiHost, SITE_PAGES_DIR: join(folder, "pages") };
    return await run({
      client: clientAt({ apiHost, dataset }),
      serve: () => serveSite({ port: sitePort, root, env }),
      memoryMb: () => memoryMb(lake.pid),
    });
  } finally {
    lake.kill("SIGTERM");
    await lake;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves the build of a checkout on a content lake of its own, while `run` takes. */
export const onSiteWithLake = <Result>(
  root: string,
  run: (parts: SiteOnLake) => Promise<Result>,
): Promise<Result> =>
  onOwnLake(root, async (lake) => {
    const site = await lake.serve();
    try {
      const publish = await publisher(lake.client);
      const held = () => ({ site: site.memoryMb(), lake: lake.memoryMb() });
      return await run({ site, publish, held });
    } finally {
      await site.close();
    }
  });

const clientAt = (connection: { apiHost: string; dataset: string }): SanityClient =>
  createClient({
    ...connection,
    useProjectHostname: false,
    projectId: LOCAL_PROJECT_ID,
    apiVersion: "2025-02-19",
    useCdn: false,
    perspective: "raw",
    token: "any",
  });

type Page = { _id: string; heading: string };

/** A function that changes a page's heading and publishes it, as the Studio does. */
async function publisher(client: SanityClient) {
  const pages = await client.fetch<Page[]>(
    `*[_type == "service" && !(_id in path("drafts.**"))]{ _id, "heading": hero.heading }`,
  );
  return async (index: number): Promise<void> => {
    const page = pages[index % pages.length];
    if (page === undefined) throw new Error("The content lake holds no service.");
    await publishChange(client, page._id, { "hero.heading": `${page.heading} ${index}` });
  };
}

/** Changes fields of a document and publishes it, with the actions of the Studio. */
export async function publishChange(
  client: SanityClient,
  publishedId: string,
  set: Record<string, string>,
): Promise<void> {
  const draftId = `drafts.${publishedId}`;
  await client.action([
    { actionType: "sanity.action.document.edit", publishedId, draftId, patch: { set } },
    { actionType: "sanity.action.document.publish", publishedId, draftId },
  ]);
}
