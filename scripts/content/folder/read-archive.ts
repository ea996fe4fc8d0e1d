import { createReadStream, existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { extract } from "tar";
import * as z from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { type AssetFile, sha1Of } from "../assets/asset-file.ts";
import { contentOf } from "../document.ts";
import { DocumentCollection, type Source } from "../source.ts";

/** Bytes that an archive may unpack to. */
const UNPACKED_BYTES = 2_000_000_000;

const line = z.looseObject({ _id: z.string(), _type: z.string() });

/**
 * Reads Sanity's own archive (`.tar.gz`), as its export writes it.
 * @param use gets what was read while the unpacked files are there
 */
export async function withArchive<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
  maxBytes = UNPACKED_BYTES,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "content-archive-"));
  try {
    await unpack(path, folder, maxBytes);
    const found = (await readdir(folder, { recursive: true })).find((name) =>
      name.endsWith(".ndjson"),
    );
    if (found === undefined) {
      throw new Error(`${path} holds no data.ndjson: it is no export of Sanity.`);
    }
    return await use({ ...(await readNdjson(join(folder, found))), name: path });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(path: string, folder: string, maxBytes: number): Promise<void> {
  let bytes = 0;
  try {
    await extract({
      file: path,
      cwd: folder,
      strict: true,
      filter: (_name, entry) => {
        bytes += "size" in entry ? (entry.size ?? 0) : 0;
        if (bytes > maxBytes) {
          throw new Error(`it unpacks to more than ${Math.round(maxBytes / 1e6)} MB`);
        }
        // Links could lead out of the folder; an export has none.
        return "type" in entry && (entry.type === "File" || entry.type === "Directory");
      },
    });
  } catch (cause) {
    throw new Error(`${path} cannot be unpacked: ${messageOf(cause)}. Nothing was changed.`, {
      cause,
    });
  }
}

/**
 * Reads documents from newline-delimited JSON; pictures that it names beside it belong to it.
 * @throws Error that names the line at fault
 */
export async function readNdjson(path: string): Promise<Source> {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  const collection = new DocumentCollection();
  const assets = new Map<string, AssetFile>();
  let number = 0;
  for await (const text of createInterface({ input: createReadStream(path, "utf8") })) {
    number += 1;
    if (text.trim() === "") continue;
    const place = `${path}:${number}`;
    const document = parseLine(text, place);
    if (/^sanity\.(image|file)Asset$/.test(document._type)) continue;
    const content = await withAssets(document, async (reference) => {
      const file = await assetFile(reference, dirname(path), place);
      assets.set(file.id, file);
      return file.id;
    });
    collection.add(contentOf(line.parse(content)), place);
  }
  return {
    name: path,
    documents: collection.documents,
    places: collection.places,
    assets: [...assets.values()],
    isWhole: false,
  };
}

function parseLine(text: string, place: string) {
  try {
    return line.parse(JSON.parse(text));
  } catch (cause) {
    const message = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    throw new Error(`${place} is no document: ${message}`, { cause });
  }
}

/** Replaces `_sanityAsset`, which names a file, by a reference to the asset that it becomes. */
async function withAssets(
  value: unknown,
  idOf: (reference: string) => Promise<string>,
): Promise<unknown> {
  if (Array.isArray(value)) {
    return Promise.all(value.map((each) => withAssets(each, idOf)));
  }
  if (!isRecord(value)) return value;
  const { _sanityAsset, ...others } = value;
  const entries = await Promise.all(
    Object.entries(others).map(async ([name, each]) => [name, await withAssets(each, idOf)]),
  );
  const asset =
    typeof _sanityAsset === "string"
      ? { asset: { _type: "reference", _ref: await idOf(_sanityAsset) } }
      : {};
  return { ...Object.fromEntries(entries), ...asset };
}

async function assetFile(reference: string, folder: string, place: string): Promise<AssetFile> {
  const match = /^(image|file)@(.+)$/.exec(reference);
  const address = match?.[2] ?? "";
  if (match === null || !address.startsWith("file://")) {
    throw new Error(
      `${place}: the asset "${reference}" cannot be read. Put the file beside the list and write image@file://./<name>.`,
    );
  }
  const path = address.startsWith("file://.")
    ? resolve(folder, address.slice("file://".length))
    : fileURLToPath(address);
  if (!existsSync(path)) throw new Error(`${place}: the file ${path} is not there.`);
  const sha1 = await sha1Of(path);
  const name = basename(path);
  const ending = name.split(".").at(-1) ?? "bin";
  const facts = { originalFilename: name };
  if (match[1] === "file") return { id: `file-${sha1}-${ending}`, path, sha1, facts };
  const { width, height, format } = await sharp(path).metadata();
  const extension = format === "jpeg" ? "jpg" : format;
  return { id: `image-${sha1}-${width}x${height}-${extension}`, path, sha1, facts };
}
