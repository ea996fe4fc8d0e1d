import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ClientError, createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";

/** A build keeps no visitor waiting, and may share its machine. */
const TIME_LIMIT_MS = 20_000;

/**
 * Builds the site: from the content lake, or from the last export when the lake does not answer and
 * there is one. Pages of an export are those of that day until the site has started and the lake
 * answers again; the first look then renders all of them anew.
 * @param parts.build builds the site with further variables, and returns its exit code
 * @param parts.timeLimitMs for which the content lake is waited for
 * @returns the exit code of the build
 * @throws Error when the export cannot be read
 */
export async function buildSite(
  environment: Environment,
  parts: {
    build: (variables: Record<string, string>) => Promise<number>;
    warn: (message: string) => void;
    timeLimitMs?: number;
  },
): Promise<number> {
  const { build, warn, timeLimitMs = TIME_LIMIT_MS } = parts;
  const fault = await faultOfLake(environment, timeLimitMs);
  const { CONTENT_EXPORT, NORDUNE_DATA_DIR } = environment;
  const folder = resolve(CONTENT_EXPORT ?? join(NORDUNE_DATA_DIR, "export"));
  // Without an export the build itself says what is missing and how to go on.
  if (fault === undefined || !existsSync(folder)) return build({});
  return withExportLake(folder, environment, (url, documents) => {
    warn(
      `THE CONTENT LAKE DOES NOT ANSWER (${fault}).\nThe site is built from the last export, ${documents} documents in ${folder}: what was published since is missing until the site runs and the content lake answers again.`,
    );
    return build({ CONTENT_BUILD_URL: url });
  });
}

/** Why the content lake cannot be asked now; a refusal is an answer, which the owner has to mend. */
async function faultOfLake(
  environment: Environment,
  timeLimitMs: number,
): Promise<string | undefined> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const { SANITY_API_READ_TOKEN: token } = environment;
  const client = createClient({ ...lake, token, useCdn: false, maxRetries: 2 });
  try {
    await client.fetch("true", {}, { signal: AbortSignal.timeout(timeLimitMs) });
    return undefined;
  } catch (error) {
    if (error instanceof ClientError) return undefined;
    return (await import("@nordune/content-tool")).wholeMessage(error);
  }
}

/** Has a content lake of its own with the published documents of an export, as long as it is used. */
async function withExportLake<Result>(
  folder: string,
  environment: Environment,
  use: (url: string, documents: number) => Promise<Result>,
): Promise<Result> {
  // Loaded only then: nearly every build can do without.
  const { startContentLake } = await import("@nordune/content-lake");
  const { bringIn, isDraft, withSource } = await import("@nordune/content-tool");
  const { isLocal: _, ...connection } = contentLakeFromEnvironment(environment);
  const { projectId, dataset } = connection;
  const dataDir = await mkdtemp(join(tmpdir(), "export-lake-"));
  const datasets = [dataset];
  const lake = await startContentLake({ port: 0, dataDir, projectId, datasets, log: () => {} });
  try {
    const here = { apiHost: lake.url, useProjectHostname: false, useCdn: false };
    const client = createClient({ ...connection, ...here });
    const tool = { client, schemaTypes: [] };
    const documents = await withSource(folder, async (source) => {
      const published = source.documents.filter(({ _id }) => !isDraft(_id));
      await bringIn(tool, { ...source, documents: published }, { write: true, check: false });
      return published.length;
    });
    return await use(lake.url, documents);
  } finally {
    await lake.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
