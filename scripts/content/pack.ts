import { cp, mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create } from "tar";
import type { AssetFile } from "./assets.ts";
import { type ContentDocument, contentDocument, isRecord, stableJson } from "./document.ts";
import type { Counts } from "./export.ts";
import type { Source } from "./plan.ts";
import { factsKey, parts, withScratch } from "./read-source.ts";

/**
 * Writes a source as Sanity's archive for `sanity dataset import`.
 * @param path of the archive, `.tar.gz`
 */
export function packSource({ documents, assets }: Source, path: string): Promise<Counts> {
  return withScratch(async (scratch) => {
    const folder = join(scratch, basename(path).replace(/\.(?:tar\.gz|tgz)$/, ""));
    const placed = new Map(assets.map((asset) => [asset.id, placeOf(asset)]));
    for (const { id, path: file } of assets) {
      const copy = join(folder, placed.get(id) ?? "");
      await mkdir(dirname(copy), { recursive: true });
      await cp(file, copy);
    }
    await mkdir(folder, { recursive: true });
    const lines = documents.map((document) => stableJson(withFiles(document, placed)));
    await writeFile(join(folder, "data.ndjson"), `${lines.join("\n")}\n`);
    const facts = Object.fromEntries(assets.map((asset) => [factsKey(asset), asset.facts]));
    await writeFile(join(folder, parts.facts), stableJson(facts, 2));
    await create({ file: path, gzip: true, cwd: scratch, portable: true }, [basename(folder)]);
    return { documents: documents.length, assets: assets.length };
  });
}

/** The path of an asset's file within an archive, named after its content. */
function placeOf({ id }: AssetFile): string {
  const [, kind, name, extension] = /^(image|file)-(.+)-(\w+)$/.exec(id) ?? [];
  if (kind === undefined)
    throw new Error(`The asset "${id}" does not have an id of Sanity's form.`);
  return join(kind === "image" ? parts.images : parts.files, `${name}.${extension}`);
}

/** The document with paths within the archive in place of its images and files. */
function withFiles(
  document: ContentDocument,
  places: ReadonlyMap<string, string>,
): ContentDocument {
  const named = (_field: string, value: unknown) => {
    if (!isRecord(value) || !isRecord(value.asset)) return value;
    const { asset, ...others } = value;
    const place = places.get(String(value.asset._ref));
    if (place === undefined) return value;
    const kind = place.startsWith(parts.images) ? "image" : "file";
    return { ...others, _sanityAsset: `${kind}@file://./${place}` };
  };
  return contentDocument.parse(JSON.parse(JSON.stringify(document, named)));
}
