import type { SanityClient } from "@sanity/client";
import { uploadAssets } from "../assets.ts";
import { isDraft } from "../document.ts";
import { withReferences } from "../references.ts";
import { batchesOf } from "../write/batches.ts";
import { addWrite } from "../write/write.ts";
import { readFolder } from "./read-folder.ts";

/**
 * Fills an empty dataset with the published documents of an exported folder, without a journal.
 * @returns how many there are
 * @throws Error that names the file at fault
 */
export async function fillFromFolder(client: SanityClient, folder: string): Promise<number> {
  const { documents, assets } = await readFolder(folder);
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
  return published.length;
}
