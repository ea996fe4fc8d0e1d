import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createClient } from "@sanity/client";
import { execa } from "execa";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { heapOfLake, memoryEnvironment, ROOT } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { kinds } from "./processor.ts";
import { memoryMb, serveSite } from "./served-site.ts";

const READY_MS = 60_000;

/** What the processes get to do. */
const REQUESTS = 10_000;
const PUBLISHES = 100;

/** The most that a process may hold afterwards, in MB. */
const SITE_MB = 300;
const LAKE_MB = 250;

type Held = { site: number; lake: number };

/**
 * Prints the memory of the site's process and of the local content lake's after 10,000 requests of
 * all kinds and 100 publishes, beside the build of another checkout that `--beside` names. Each
 * runs on a content lake of its own with the first content.
 * @returns what is over budget
 */
export async function measureMemory(): Promise<string[]> {
  const { values } = parseArgs({ options: { beside: { type: "string" } }, strict: false });
  const own = await heldBy(ROOT, heapOfLake);
  const beside = typeof values.beside === "string" ? await heldBy(values.beside, []) : undefined;
  console.log(
    `Memory after ${REQUESTS} requests of all kinds and ${PUBLISHES} publishes, in MB (resident).`,
  );
  console.table({ "npm start": own, ...(beside && { beside }) });
  return [
    ...(own.site > SITE_MB ? [`the site: ${own.site} MB, above ${SITE_MB}`] : []),
    ...(own.lake > LAKE_MB ? [`the content lake: ${own.lake} MB, above ${LAKE_MB}`] : []),
  ];
}

async function heldBy(root: string, lakeFlags: readonly string[]): Promise<Held> {
  const { SITE_PORT, SANITY_DATASET: dataset } = readEnvironment();
  const [sitePort, lakePort] = [SITE_PORT + 65, SITE_PORT + 66];
  const apiHost = `http://localhost:${lakePort}`;
  const folder = await mkdtemp(join(tmpdir(), "memory-"));
  const run = (args: readonly string[], env: Record<string, string> = {}) =>
    execa(process.execPath, args, {
      cwd: root,
      env: { NODE_ENV: "development", ...(root === ROOT && memoryEnvironment), ...env },
      stdio: "ignore",
      reject: false,
    });
  await run(["scripts/run.cjs", "scripts/seed/main.ts", "--into", join(folder, "lake")], {
    NORDUNE_DATA_DIR: folder,
    CONTENT_LAKE_URL: "",
  });
  const lake = run([...lakeFlags, "scripts/content-lake/main.ts"], {
    CONTENT_LAKE_PORT: String(lakePort),
    CONTENT_LAKE_DATA_DIR: join(folder, "lake"),
    CONTENT_LAKE_PROJECT_ID: LOCAL_PROJECT_ID,
    CONTENT_LAKE_DATASETS: dataset,
  });
  try {
    await waitForHttp(`${apiHost}/v1/ping`, { timeoutMs: READY_MS });
    const site = await serveSite({ port: sitePort, root, env: { CONTENT_LAKE_URL: apiHost } });
    try {
      const publish = await publisher({ apiHost, dataset });
      const addresses = Object.values(kinds);
      const share = REQUESTS / PUBLISHES;
      for (let index = 0; index < PUBLISHES; index += 1) {
        const requests = Array.from({ length: share }, (_, n) => {
          const id = index * share + n;
          return addresses[id % addresses.length]?.(id) ?? "/";
        });
        await Promise.all([publish(index), site.visit(requests)]);
      }
      return { site: site.memoryMb(), lake: memoryMb(lake.pid) };
    } finally {
      await site.close();
    }
  } finally {
    lake.kill("SIGTERM");
    await lake;
    await rm(folder, { recursive: true, force: true });
  }
}

type Page = { _id: string; heading: string };

/** A function that changes a page's heading and publishes it, as the Studio does. */
async function publisher(connection: { apiHost: string; dataset: string }) {
  const client = createClient({
    ...connection,
    useProjectHostname: false,
    projectId: LOCAL_PROJECT_ID,
    apiVersion: "2025-02-19",
    useCdn: false,
    perspective: "raw",
    token: "any",
  });
  const pages = await client.fetch<Page[]>(
    `*[_type == "service" && !(_id in path("drafts.**"))]{ _id, "heading": hero.heading }`,
  );
  return async (index: number): Promise<void> => {
    const page = pages[index % pages.length];
    if (page === undefined) throw new Error("The content lake holds no service.");
    const publishedId = page._id;
    const draftId = `drafts.${publishedId}`;
    const patch = { set: { "hero.heading": `${page.heading} ${index}` } };
    await client.action([
      { actionType: "sanity.action.document.edit", publishedId, draftId, patch },
      { actionType: "sanity.action.document.publish", publishedId, draftId },
    ]);
  };
}
