import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ContentLake } from "@nordune/content-lake";
import { ClientError, createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";
import { readingClient } from "#scripts/site-content/client.ts";

/** A longer limit, because no visitor waits for a build and the machine may be busy. */
const TIME_LIMIT_MS = 20_000;

/**
 * Number and pause of the attempts to reach a lake that is just starting: three seconds altogether.
 */
const RETRIES = 5;

/**
 * Starts a local lake with the documents of an export, if the content lake does not respond and
 * there is an export. The lake lives as long as the process of the build. The pages show the day of
 * the export until the site has started and the content lake responds; then all pages are
 * revalidated.
 * @param timeLimitMs time limit for the content lake
 * @returns undefined if the lake responds, or if there is no export; the build then reports what
 *   is missing
 * @throws Error when the export cannot be read
 */
export async function lakeOfExport(
  environment: Environment = readEnvironment(),
  timeLimitMs = TIME_LIMIT_MS,
): Promise<ContentLake | undefined> {
  const fault = await faultOfLake(environment, timeLimitMs);
  const { CONTENT_EXPORT, NORDUNE_DATA_DIR } = environment;
  const folder = resolve(CONTENT_EXPORT ?? join(NORDUNE_DATA_DIR, "export"));
  if (fault === undefined || !existsSync(folder)) return undefined;
  // Imported here, because nearly no build needs it.
  const { startContentLake } = await import("@nordune/content-lake");
  const { importSource, isDraft, withSource } = await import("@nordune/content-tool");
  const { isLocal: _, ...connection } = contentLakeFromEnvironment(environment);
  const { projectId, dataset } = connection;
  const dataDir = join(NORDUNE_DATA_DIR, "export-lake");
  await rm(dataDir, { recursive: true, force: true });
  const datasets = [dataset];
  const lake = await startContentLake({ port: 0, dataDir, projectId, datasets, log: () => {} });
  const here = { apiHost: lake.url, useProjectHostname: false, useCdn: false };
  const tool = { client: createClient({ ...connection, ...here }), schemaTypes: [] };
  await withSource(folder, async (source) => {
    const documents = source.documents.filter(({ _id }) => !isDraft(_id));
    await importSource(tool, { ...source, documents }, { write: true, check: false });
    console.warn(
      `\nTHE CONTENT LAKE DOES NOT ANSWER (${fault}).\nThe site is built from the last export, ${documents.length} documents in ${folder}: what was published since is missing until the site runs and the content lake answers again.\n`,
    );
  });
  return lake;
}

/**
 * Why the content lake cannot be reached. A refusal counts as reached, because the owner has to fix
 * it.
 */
async function faultOfLake(
  environment: Environment,
  timeLimitMs: number,
): Promise<string | undefined> {
  const client = readingClient(environment, { maxRetries: RETRIES });
  try {
    await client.fetch("true", {}, { signal: AbortSignal.timeout(timeLimitMs) });
    return undefined;
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    return (await import("@nordune/content-tool")).wholeMessage(error);
  }
}
