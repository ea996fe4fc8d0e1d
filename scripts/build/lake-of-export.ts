import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ContentLake } from "@nordune/content-lake";
import { ClientError, createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { type Environment, readEnvironment } from "#schemas/shared/environment/environment.ts";

/** A build keeps no visitor waiting, and may share its machine. */
const TIME_LIMIT_MS = 20_000;

/** So often a lake is asked that is just being started, for three seconds altogether. */
const RETRIES = 5;

/**
 * Gives a build what to ask where the content lake does not answer and there is an export: a lake of
 * its own with the published documents of that, for as long as its process runs. Pages of an export
 * are those of that day until the site has started and the lake answers again; the first look then
 * renders all of them anew.
 * @param timeLimitMs for which the content lake is waited for
 * @returns undefined where the lake answers, and without an export: the build then says itself what
 * is missing and how to go on
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
  // Loaded only then: nearly every build can do without.
  const { startContentLake } = await import("@nordune/content-lake");
  const { bringIn, isDraft, withSource } = await import("@nordune/content-tool");
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
    await bringIn(tool, { ...source, documents }, { write: true, check: false });
    console.warn(
      `\nTHE CONTENT LAKE DOES NOT ANSWER (${fault}).\nThe site is built from the last export, ${documents.length} documents in ${folder}: what was published since is missing until the site runs and the content lake answers again.\n`,
    );
  });
  return lake;
}

/** Why the content lake cannot be asked now; a refusal is an answer, which the owner has to mend. */
async function faultOfLake(
  environment: Environment,
  timeLimitMs: number,
): Promise<string | undefined> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const { SANITY_API_READ_TOKEN: token } = environment;
  const client = createClient({ ...lake, token, useCdn: false, maxRetries: RETRIES });
  try {
    await client.fetch("true", {}, { signal: AbortSignal.timeout(timeLimitMs) });
    return undefined;
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    return (await import("@nordune/content-tool")).wholeMessage(error);
  }
}
