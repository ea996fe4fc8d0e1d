import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { type ContentDocument, contentOf, isContent, stableJson } from "./document.ts";
import { fingerprintsOf } from "./plan.ts";
import { broughtDocument, parseJson } from "./read-document.ts";
import {
  FORMAT,
  parts,
  readFacts,
  readFiles,
  readIndex,
  unpack,
  withScratch,
} from "./read-source.ts";

/** The result of an export. */
export type Counts = { documents: number; assets: number };

/** Writes Sanity's archive with Sanity's own export. */
export async function exportArchive(
  client: SanityClient,
  outputPath: string,
  filterDocument: (document: ContentDocument) => boolean,
  drafts = true,
): Promise<Counts> {
  const { dataset = "production", token } = client.config();
  const { documentCount, assetCount } = await exportDataset({
    // Sanity's export requires a token even for the local lake, which needs none.
    client: token === undefined ? client.withConfig({ token: "none" }) : client,
    ...{ dataset, outputPath, filterDocument, drafts },
  });
  return { documents: documentCount, assets: assetCount };
}

/**
 * Writes the lake's content into a folder: Sanity's archive unpacked, with one file per document
 * under its type. Equal content gives equal files. A folder without fingerprints, which is
 * maintained by hand, stays without.
 * @throws Error when the folder contains anything but an earlier export
 */
export async function exportToFolder(
  client: SanityClient,
  folder: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<Counts> {
  const found = await readdir(folder).catch(() => []);
  const { exported } = found.length > 0 ? await readIndex(folder) : { exported: {} };
  return withScratch(async (scratch) => {
    const archive = join(scratch, "export.tar.gz");
    const counts = await exportArchive(client, archive, isContent, drafts);
    const list = await unpack(archive, scratch);
    const made = dirname(list);
    await mkdir(join(made, parts.documents));
    for (const line of (await readFile(list, "utf8")).split("\n").filter(Boolean)) {
      const document = contentOf(parseJson(line, broughtDocument, archive));
      await writeJson(documentPath(made, document), document);
    }
    await writeJson(join(made, parts.facts), await readFacts(made));
    // The new export is read with its files before an earlier export is deleted.
    const { documents } = await readFiles(made);
    if (exported === undefined) await writeJson(join(made, parts.index), { format: FORMAT });
    else await rememberExported(made, documents);
    for (const part of Object.values(parts)) {
      await rm(join(folder, part), { recursive: true, force: true });
      await cp(join(made, part), join(folder, part), { recursive: true });
    }
    return counts;
  });
}

function documentPath(folder: string, { _id, _type }: ContentDocument): string {
  if (/^\w[\w.-]*$/.test(_type)) return join(folder, parts.documents, _type, `${_id}.json`);
  throw new Error(
    `The document "${_id}" has the type "${_type}", which cannot be the name of a folder.`,
  );
}

/** Remembers the documents of a folder as the last agreed state. */
export async function rememberExported(
  folder: string,
  documents: readonly ContentDocument[],
): Promise<void> {
  const prints = documents.map((each) => [each._id, fingerprintsOf(each)] as const);
  const exported = Object.fromEntries(prints);
  await writeJson(join(folder, parts.index), { format: FORMAT, exported });
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${stableJson(content, 2)}\n`);
}
