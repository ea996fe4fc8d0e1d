import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import {
  type ContentDocument,
  contentDocument,
  contentOf,
  isContent,
  stableJson,
} from "./document.ts";
import { fingerprintsOf } from "./plan.ts";
import {
  layout,
  readFacts,
  readIndex,
  readLines,
  withScratch,
  withUnpacked,
} from "./read-source.ts";

/** What was written. */
type Counts = { documents: number; assets: number };

/** Writes Sanity's own archive, as its export does. */
export async function exportArchive(
  client: SanityClient,
  outputPath: string,
  filterDocument: (document: ContentDocument) => boolean,
  drafts = true,
): Promise<Counts> {
  const { dataset = "production", token } = client.config();
  const { documentCount, assetCount } = await exportDataset({
    // Sanity's export asks for a token even where, as on the local lake, none is needed.
    client: token === undefined ? client.withConfig({ token: "none" }) : client,
    ...{ dataset, outputPath, filterDocument, drafts },
  });
  return { documents: documentCount, assets: assetCount };
}

/**
 * Writes the content of the lake into a folder: Sanity's archive unpacked, with one file per
 * document under its type. The same content makes the same files, byte for byte.
 * @throws Error when the folder holds something else than an earlier export
 */
export async function exportToFolder(
  client: SanityClient,
  folder: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<Counts> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) await readIndex(folder);
  const paths = layout(folder);
  return withScratch(async (scratch) => {
    const archive = join(scratch, "export.tar.gz");
    const counts = await exportArchive(client, archive, isContent, drafts);
    await withUnpacked(archive, async (list) => {
      // Whole, with its pictures, before anything of an earlier export goes.
      const { documents } = await readLines(list, archive);
      const lines = (await readFile(list, "utf8")).split("\n").filter((line) => line !== "");
      const files = lines.map((line) => {
        const document = contentOf(contentDocument.parse(JSON.parse(line)));
        return [documentPath(paths.documents, document), document] as const;
      });
      for (const path of [paths.documents, paths.images, paths.files]) {
        await rm(path, { recursive: true, force: true });
      }
      for (const [path, document] of files) await writeJson(path, document);
      const unpacked = layout(dirname(list));
      await cp(unpacked.images, paths.images, { recursive: true });
      await cp(unpacked.files, paths.files, { recursive: true });
      await writeJson(paths.facts, await readFacts(unpacked.facts));
      await rememberExported(folder, documents);
    });
    return counts;
  });
}

function documentPath(folder: string, { _id, _type }: ContentDocument): string {
  if (/^\w[\w.-]*$/.test(_type)) return join(folder, _type, `${_id}.json`);
  throw new Error(`The document "${_id}" has the type "${_type}", which can be no folder's name.`);
}

/** Keeps that a folder's documents are what it and the lake last agreed on. */
export async function rememberExported(
  folder: string,
  documents: readonly ContentDocument[],
): Promise<void> {
  const prints = documents.map((each) => [each._id, fingerprintsOf(each)] as const);
  const exported = Object.fromEntries(prints);
  await writeJson(layout(folder).index, { format: 3, exported });
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${stableJson(content, 2)}\n`);
}
