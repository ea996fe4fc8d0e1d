import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { type AssetFacts, assetFacts, readAssets, type StoredAsset } from "./assets.ts";
import { type ContentDocument, contentOf, messageOf, stableJson } from "./document.ts";
import { readLake, withRetries } from "./lake.ts";
import { fingerprintsOf } from "./merge.ts";

const FETCHED_AT_ONCE = 4;

export const layout = (folder: string) => ({
  index: join(folder, "content.json"),
  documents: join(folder, "documents"),
  assets: join(folder, "assets"),
});

/** What `content.json` says, beside making the folder one that an export may replace. */
const exportIndex = z.object({
  format: z.literal(2),
  /** By the names of the files in `assets`. */
  assets: z.record(z.string(), assetFacts.extend({ id: z.string() })),
  /** What the lake held, by document: an import tells by it what was changed since. */
  exported: z.record(z.string(), z.record(z.string(), z.string())),
});

export async function readIndex(folder: string): Promise<z.infer<typeof exportIndex>> {
  const { index } = layout(folder);
  try {
    return exportIndex.parse(JSON.parse(await readFile(index, "utf8")));
  } catch (cause) {
    const problem = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new Error(
      `${folder} is no exported folder: ${index}: ${problem}. Make one: export ${folder}.`,
      { cause },
    );
  }
}

/** Keeps that a folder's documents are what it and the lake last agreed on. */
export async function rememberExported(
  folder: string,
  documents: readonly ContentDocument[],
  assets: z.infer<typeof exportIndex>["assets"],
): Promise<void> {
  const prints = documents.map((each) => [each._id, fingerprintsOf(each)] as const);
  const exported = Object.fromEntries(prints);
  const content: z.infer<typeof exportIndex> = { format: 2, assets, exported };
  await writeJson(layout(folder).index, content);
}

/**
 * Writes the content of the lake into a folder: one file per document under its type, assets once
 * by their content. The same content makes the same files, byte for byte.
 * @throws Error when the folder holds something else than an earlier export
 */
export async function exportToFolder(
  client: SanityClient,
  folder: string,
  { drafts = false }: { drafts?: boolean } = {},
): Promise<{ documents: number; assets: number }> {
  const others = await readdir(folder).catch(() => []);
  if (others.length > 0) {
    await readIndex(folder).catch((cause: unknown) => {
      throw new Error(
        `${folder} holds other files (${others.slice(0, 3).join(", ")} …). Name an empty folder or an earlier export.`,
        { cause },
      );
    });
  }
  const paths = layout(folder);
  const lake = await readLake(client);
  const documents = [...lake.published.values(), ...(drafts ? lake.drafts.values() : [])].map(
    contentOf,
  );
  const files = documents.map((each) => [documentPath(paths.documents, each), each] as const);

  // The pictures first: when one cannot be had, an earlier export is still whole.
  const assets = await readAssets(client);
  const download = (asset: StoredAsset) => withRetries(client, () => downloadOf(asset));
  const downloads = await pMap(assets, download, { concurrency: FETCHED_AT_ONCE });
  for (const path of [paths.documents, paths.assets]) {
    await rm(path, { recursive: true, force: true });
  }
  const facts = downloads.map(({ name, id, facts }) => [name, { id, ...facts }] as const);
  await rememberExported(folder, documents, Object.fromEntries(facts));
  for (const [path, document] of files) await writeJson(path, document);
  await mkdir(paths.assets, { recursive: true });
  for (const { name, bytes } of downloads) await writeFile(join(paths.assets, name), bytes);
  return { documents: documents.length, assets: downloads.length };
}

function documentPath(folder: string, { _id, _type }: ContentDocument): string {
  if (/^\w[\w.-]*$/.test(_type)) return join(folder, _type, `${_id}.json`);
  throw new Error(`The document "${_id}" has the type "${_type}", which can be no folder's name.`);
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${stableJson(content, 2)}\n`);
}

async function downloadOf(asset: StoredAsset) {
  // Hosted Sanity may send a smaller copy of a picture unless it is asked for the file itself.
  const answer = await fetch(`${asset.url}?dlRaw=true`);
  if (!answer.ok) throw new Error(`${asset.url} answers ${answer.status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (createHash("sha1").update(bytes).digest("hex") !== asset.sha1hash) {
    throw new Error(`${asset.url} is not the file that was uploaded: its hash is another.`);
  }
  // What was said about the asset; the lake says null for what was not.
  const said = Object.entries(asset).filter(([, value]) => value !== null);
  const facts = assetFacts.parse(Object.fromEntries(said));
  return { name: fileName(asset, facts), id: asset._id, facts, bytes };
}

/** A name that people know the file by, and of its content as much as tells it from others. */
function fileName(
  { _id, sha1hash, extension }: StoredAsset,
  { originalFilename = "" }: AssetFacts,
): string {
  const ending = extension ?? _id.split("-").at(-1) ?? "bin";
  const stem = originalFilename.slice(
    0,
    originalFilename.length - extname(originalFilename).length,
  );
  const plain = stem
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .slice(0, 60);
  return `${plain || "asset"}.${sha1hash?.slice(0, 12)}.${ending}`;
}
