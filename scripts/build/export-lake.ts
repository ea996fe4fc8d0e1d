import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startContentLake } from "@nordune/content-lake";
import { createClient } from "@sanity/client";
import { API_VERSION } from "#schemas/shared/environment/content-lake.ts";
import { uploadAssets } from "../content/assets/upload.ts";
import { isDraft } from "../content/document.ts";
import { readFolder } from "../content/folder/read-folder.ts";
import { withReferences } from "../content/references.ts";
import { batchesOf } from "../content/write/batches.ts";
import { addWrite } from "../content/write/write.ts";

/**
 * Starts a content lake of its own that holds what was exported into a folder, published documents
 * only, and forgets it when it is closed.
 * @throws Error that names the file at fault
 */
export async function startExportLake(
  folder: string,
  { projectId, dataset }: { projectId: string; dataset: string },
): Promise<{ url: string; documents: number; close: () => Promise<void> }> {
  const { documents, assets } = await readFolder(folder);
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
    const { assetIds } = await uploadAssets(client, assets, new Map());
    const published = documents.filter(({ _id }) => !isDraft(_id));
    const writes = published.map((document) => ({
      id: document._id,
      before: null,
      after: withReferences(document, assetIds),
    }));
    for (const batch of batchesOf(writes)) {
      const transaction = client.transaction();
      for (const write of batch) addWrite(transaction, write);
      await transaction.commit({ visibility: "async" });
    }
    return { url: lake.url, documents: published.length, close };
  } catch (error) {
    await close();
    throw error;
  }
}
