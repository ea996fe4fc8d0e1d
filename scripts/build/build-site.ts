import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { wholeMessage } from "@nordune/content-tool";
import { ClientError, createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import type { Environment } from "#schemas/shared/environment/environment.ts";
import { startExportLake } from "./export-lake.ts";

/** A build keeps no visitor waiting, and may share its machine. */
const TIME_LIMIT_MS = 20_000;

type BuildParts = {
  /** Builds the site with further variables. @returns its exit code */
  build: (variables: Record<string, string>) => Promise<number>;
  warn: (message: string) => void;
  /** Milliseconds for which the content lake is waited for. */
  timeLimitMs?: number;
};

/** The folder with the last export, from which the site is built when it must be. */
function exportFolder(environment: Environment): string {
  return resolve(environment.CONTENT_EXPORT ?? join(environment.NORDUNE_DATA_DIR, "export"));
}

/**
 * Builds the site: from the content lake, or from the last export when the lake does not answer and
 * there is one. Pages of an export are those of that day until the site has started and the lake
 * answers again; the first look then renders all of them anew.
 * @returns the exit code of the build
 * @throws Error when the export cannot be read
 */
export async function buildSite(
  environment: Environment,
  { build, warn, timeLimitMs = TIME_LIMIT_MS }: BuildParts,
): Promise<number> {
  const fault = await faultOfLake(environment, timeLimitMs);
  const folder = exportFolder(environment);
  // Without an export the build itself says what is missing and how to go on.
  if (fault === undefined || !existsSync(folder)) return build({});
  const { projectId, dataset } = contentLakeFromEnvironment(environment);
  const lake = await startExportLake(folder, { projectId, dataset });
  warn(
    `THE CONTENT LAKE DOES NOT ANSWER (${fault}).\nThe site is built from the last export, ${lake.documents} documents in ${folder}: what was published since is missing until the site runs and the content lake answers again.`,
  );
  try {
    return await build({ CONTENT_BUILD_URL: lake.url });
  } finally {
    await lake.close();
  }
}

/** Why the content lake cannot be asked now; a refusal is an answer, which the owner has to mend. */
async function faultOfLake(
  environment: Environment,
  timeLimitMs: number,
): Promise<string | undefined> {
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(environment);
  const { SANITY_API_READ_TOKEN: token } = environment;
  const client = createClient({
    ...lake,
    ...(token === undefined ? {} : { token }),
    useCdn: false,
    maxRetries: 2,
  });
  try {
    await client.fetch("true", {}, { signal: AbortSignal.timeout(timeLimitMs) });
    return undefined;
  } catch (error) {
    return error instanceof ClientError ? undefined : wholeMessage(error);
  }
}
