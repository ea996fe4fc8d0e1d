import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import type { SanityClient } from "@sanity/client";
import pMap from "p-map";
import * as z from "zod";
import { type AssetFacts, assetFacts } from "../assets.ts";
import { type ContentDocument, contentOf, stableJson } from "../document.ts";
import { readLake } from "../lake.ts";
import { withRetries } from "../retries.ts";
import { fingerprintsOf, layout } from "./layout.ts";
import { isExport } from "./read-folder.ts";

/** How many pictures are fetched at a time. */
const CONCURRENCY = 4;

const storedAsset = z.looseObject({
  _id: z.string(),
  url: z.string(),
  sha1hash: z.string(),
  extension: z.string().nullish(),
});

/**
 * Writes the content of the lake into a folder: one file per document under its type, assets once
 * by their content. The same content makes the same files, byte for byte.
 * @throws Error when the folder holds something else than an earlier export
 */
export async function exportToFolder(
  client: SanityClient,
  folder: string,
  {
    drafts = false,
    onProgress = () => {},
  }: { drafts?: boolean; onProgress?: (done: number, total: number) => void } = {},
): Promise<{ documents: number; assets: number }> {
  await assertFree(folder);
  const paths = layout(folder);
  const lake = await readLake(client);
  const assets = await readAssets(client);
  const documents = [...lake.published.values(), ...(drafts ? lake.drafts.values() : [])]
    .map(contentOf)
    .sort((a, b) => (a._id < b._id ? -1 : 1));
  const files = documents.map((each) => [documentPath(paths.documents, each), each] as const);

  // The pictures first: when one cannot be had, an earlier export is still whole.
  const downloads = await fetchAssets(client, assets, onProgress);
  for (const path of [paths.documents, paths.assets])
    await rm(path, { recursive: true, force: true });
  await writeJson(paths.marker, { format: 1 });
  for (const [path, document] of files) await writeJson(path, document);
  await mkdir(paths.assets, { recursive: true });
  for (const { name, bytes } of downloads) await writeFile(join(paths.assets, name), bytes);
  await writeJson(
    paths.assetList,
    Object.fromEntries(downloads.map(({ name, id, facts }) => [name, { id, ...facts }])),
  );
  await writeJson(
    paths.exported,
    Object.fromEntries(documents.map((document) => [document._id, fingerprintsOf(document)])),
  );
  return { documents: documents.length, assets: downloads.length };
}

function documentPath(folder: string, { _id, _type }: ContentDocument): string {
  if (!/^\w[\w.-]*$/.test(_type)) {
    throw new Error(
      `The document "${_id}" has the type "${_type}", which can be no folder's name.`,
    );
  }
  return join(folder, _type, `${_id}.json`);
}

async function writeJson(path: string, content: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${stableJson(content, 2)}\n`);
}

async function assertFree(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  if (names.length === 0 || (await isExport(folder))) return;
  throw new Error(
    `${folder} holds other files (${names.slice(0, 3).join(", ")} …). Name an empty folder or an earlier export.`,
  );
}

async function readAssets(client: SanityClient) {
  const query = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_id)`;
  const answer = await withRetries(client, () =>
    client.fetch<unknown>(query, {}, { perspective: "raw" }),
  );
  return z.array(storedAsset).parse(answer);
}

type Download = { name: string; id: string; facts: AssetFacts; bytes: Buffer };

async function fetchAssets(
  client: SanityClient,
  assets: readonly z.infer<typeof storedAsset>[],
  onProgress: (done: number, total: number) => void,
): Promise<Download[]> {
  let done = 0;
  const downloads = await pMap(
    assets,
    async (asset): Promise<Download> => {
      const bytes = await withRetries(client, () => fetchBytes(asset.url));
      if (createHash("sha1").update(bytes).digest("hex") !== asset.sha1hash) {
        throw new Error(`${asset.url} is not the file that was uploaded: its hash is another.`);
      }
      done += 1;
      onProgress(done, assets.length);
      const facts = factsOf(asset);
      return { name: fileName(asset, facts), id: asset._id, facts, bytes };
    },
    { concurrency: CONCURRENCY },
  );
  return downloads.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function fetchBytes(url: string): Promise<Buffer> {
  // Hosted Sanity may send a smaller copy of a picture unless it is asked for the file itself.
  const answer = await fetch(`${url}?dlRaw=true`);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

/** What was said about the asset; the lake says null for what was not. */
function factsOf(asset: Record<string, unknown>): AssetFacts {
  const given = Object.entries(asset).filter(([, value]) => value !== null);
  return assetFacts.parse(Object.fromEntries(given));
}

/** A name that people know the file by, and of its content as much as tells it from others. */
function fileName(
  { _id, sha1hash, extension }: z.infer<typeof storedAsset>,
  { originalFilename }: AssetFacts,
): string {
  const ending = extension ?? _id.split("-").at(-1) ?? "bin";
  const original = originalFilename ?? "";
  const stem = original.slice(0, original.length - extname(original).length);
  const plain = stem
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .slice(0, 60);
  return `${plain === "" ? "asset" : plain}.${sha1hash.slice(0, 12)}.${ending}`;
}
