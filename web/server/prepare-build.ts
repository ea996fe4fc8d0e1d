import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { readBuildEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { createContentClient, queryLake } from "#web/content/client.ts";
import { type ContentStore, createContentStore } from "#web/content/store/content-store.ts";
import { RESULTS_FILE } from "#web/lib/build-dir.ts";

/** Minutes of compiling are not thrown away for a content lake that is busy, or just being started. */
const PATIENCE_MS = 5 * 60_000;
const PAUSE_MS = 1_000;

type PrepareOptions = { patienceMs?: number; timeLimitMs?: number };

/**
 * Gives a build the results that all of its pages are made from, of one moment, so that its first start
 * needs no content lake. A query that failed is sent again, and no other. This is where a build says
 * that it has no content, once and with a remedy.
 * @param buildDir folder of the build
 * @param url of a content lake that stands in for the one of the environment
 * @throws EnvironmentError, and when the content lake does not answer as one
 */
export async function prepareBuild(
  buildDir: string,
  url?: string,
  { patienceMs = PATIENCE_MS, timeLimitMs }: PrepareOptions = {},
): Promise<void> {
  readBuildEnvironment();
  const lake = contentLakeFromEnvironment();
  const { apiHost, projectId, dataset } = lake;
  const standIn = url !== undefined && { apiHost: url, useProjectHostname: false };
  const { SANITY_API_READ_TOKEN: token } = readEnvironment();
  const client = createContentClient({ ...lake, ...standIn }, token);
  const store = createContentStore((query, asking) =>
    queryLake(query, { ...asking, client, ...(timeLimitMs !== undefined && { timeLimitMs }) }),
  );
  const until = performance.now() + patienceMs;
  let failure = await faultOf(store);
  while (failure !== undefined && performance.now() < until) {
    await setTimeout(PAUSE_MS);
    failure = await faultOf(store);
  }
  if (failure !== undefined) {
    const place = apiHost ?? `https://${projectId}.api.sanity.io`;
    throw new Error(
      `The content lake at ${place} (dataset ${dataset}) does not answer, and every page is made from it: ${messageOf(failure)}\nStart it and build again; npm start does both. For another one set CONTENT_LAKE_URL, or SANITY_PROJECT_ID for hosted Sanity.`,
      { cause: failure },
    );
  }
  await store.save(join(buildDir, RESULTS_FILE));
}

/** Why the results are not all there; undefined where they are. */
async function faultOf(store: ContentStore): Promise<unknown> {
  try {
    return (await store.refresh()).failure;
  } catch (error) {
    return error;
  }
}
