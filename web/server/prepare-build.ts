import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { REFUSED_LOSS_FILE } from "#schemas/shared/sudden-loss.ts";
import { createContentClient, queryLake } from "#web/content/client.ts";
import { previewsIn } from "#web/content/picture-previews.ts";
import { type ContentStore, createContentStore } from "#web/content/store/content-store.ts";
import { readResults } from "#web/content/store/stored-results.ts";
import { PREVIEWS_FILE, RESULTS_FILE } from "#web/lib/build-dir.ts";
import { replaceFile } from "#web/lib/replace-file.ts";
import { readBuildEnvironment } from "./site-environment.ts";

/** A content lake that is busy or starting must not waste minutes of compiling. */
const RETRY_LIMIT_MS = 5 * 60_000;
const PAUSE_MS = 1_000;

type PrepareOptions = { retryLimitMs?: number; timeLimitMs?: number };

/**
 * Fetches all query results for a build, so that its pages show one state of the content and its
 * first start needs no content lake. Only failed queries are repeated. A build without content
 * fails here, once and with a remedy.
 * @param buildDir folder of the build
 * @param url of a content lake that replaces the one of the environment
 * @throws EnvironmentError, and when the content lake does not respond as one
 */
export async function prepareBuild(
  buildDir: string,
  url?: string,
  { retryLimitMs = RETRY_LIMIT_MS, timeLimitMs }: PrepareOptions = {},
): Promise<void> {
  readBuildEnvironment();
  const lake = contentLakeFromEnvironment();
  const { apiHost, projectId, dataset } = lake;
  const replacement = url !== undefined && { apiHost: url, useProjectHostname: false };
  const { SANITY_API_READ_TOKEN: token } = readEnvironment();
  const client = createContentClient({ ...lake, ...replacement }, token);
  const store = createContentStore((query, asking) =>
    queryLake(query, { ...asking, client, ...(timeLimitMs !== undefined && { timeLimitMs }) }),
  );
  const until = performance.now() + retryLimitMs;
  let failure = await missingResults(store);
  while (failure !== undefined && performance.now() < until) {
    await setTimeout(PAUSE_MS);
    failure = await missingResults(store);
  }
  if (failure !== undefined) {
    const place = apiHost ?? `https://${projectId}.api.sanity.io`;
    throw new Error(
      `The content lake at ${place} (dataset ${dataset}) does not answer, and every page is made from it: ${messageOf(failure)}\nStart it and build again; npm start does both. For another one set CONTENT_LAKE_URL, or SANITY_PROJECT_ID for hosted Sanity.`,
      { cause: failure },
    );
  }
  await store.save(join(buildDir, RESULTS_FILE));
  await savePreviews(buildDir);
  // The new results are those that the last server may have held back.
  await rm(join(buildDir, REFUSED_LOSS_FILE), { force: true });
}

/** Saves the previews of all pictures in the saved results. */
async function savePreviews(buildDir: string): Promise<void> {
  const results = readResults(join(buildDir, RESULTS_FILE)).values();
  const previews = await previewsIn([...results].map(({ json }) => JSON.parse(json)));
  await replaceFile(join(buildDir, PREVIEWS_FILE), JSON.stringify(previews));
}

/** Why results are missing; undefined when all results are there. */
async function missingResults(store: ContentStore): Promise<unknown> {
  try {
    return (await store.refresh()).failure;
  } catch (error) {
    return error;
  }
}
