import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { fillFromFolder } from "@nordune/content-tool";
import { createClient } from "@sanity/client";
import { API_VERSION } from "#schemas/shared/environment/content-lake.ts";

/**
 * Starts a content lake of its own that holds what was exported into a folder, published documents
 * only, and forgets it when it is closed.
 * @throws Error that names the file at fault
 */
export async function startExportLake(
  folder: string,
  { projectId, dataset }: { projectId: string; dataset: string },
): Promise<{ url: string; documents: number; close: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), "export-lake-"));
  const lake = await startContentLake({
    port: 0,
    dataDir,
    projectId,
    datasets: [dataset],
    log: () => {},
  });
  const close = async () => {
    await lake.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const client = createClient({
      projectId,
      dataset,
      apiVersion: API_VERSION,
      apiHost: lake.url,
      useProjectHostname: false,
      useCdn: false,
    });
    return { url: lake.url, documents: await fillFromFolder(client, folder), close };
  } catch (error) {
    await close();
    throw error;
  }
}
