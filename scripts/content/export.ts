import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import { type AssetFacts, assetFacts, readAssets, type StoredAsset } from "./assets.ts";
import { type ContentDocument, contentOf, isSame, stableJson } from "./document.ts";
import { readLake, withRetries } from "./lake.ts";
import { fingerprintsOf } from "./merge.ts";

/** How many pictures are fetched at a time. */
const FETCHED_AT_ONCE = 4;

/** The files of an exported folder. */
export const layout = (folder: string) => ({
  /** Says that the folder is an export, so that an export may replace what is in it. */
  marker: join(folder, "content.json"),
  documents: join(folder, "documents"),
  assets: join(folder, "assets"),
  /** What is known of each file in `assets`. */
  assetList: join(folder, "assets.json"),
  /** What the lake held when the folder was made: an import tells by it what was changed since. */
  exported: join(folder, "exported.json"),
});

const MARKER = { format: 1 };

/** Whether a folder was made by an export. */
export async function isExport(folder: string): Promise<boolean> {
  const text = await readFile(layout(folder).marker, "utf8").catch(() => "null");
  try {
    return isSame(JSON.parse(text), MARKER);
  } catch {
    return false;
  }
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
  if (others.length > 0 && !(await isExport(folder))) {
    throw new Error(
      `${folder} holds other files (${others.slice(0, 3).join(", ")} …). Name an empty folder or an earlier export.`,
    );
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
  const byName = <Value>(entries: (readonly [string, Value])[]) => Object.fromEntries(entries);
  for (const path of [paths.documents, paths.assets]) {
    await rm(path, { recursive: true, force: true });
  }
  await mkdir(paths.assets, { recursive: true });
  await writeJson(paths.marker, MARKER);
  for (const [path, document] of files) await writeJson(path, document);
  for (const { name, bytes } of downloads) await writeFile(join(paths.assets, name), bytes);
  const list = downloads.map(({ name, id, facts }) => [name, { id, ...facts }] as const);
  await writeJson(paths.assetList, byName(list));
  const prints = documents.map((each) => [each._id, fingerprintsOf(each)] as const);
  await writeJson(paths.exported, byName(prints));
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
