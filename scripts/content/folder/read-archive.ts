import { createReadStream } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { extract } from "tar";
import { type AssetFile, sha1Of } from "../assets.ts";
import { contentOf, isRecord, messageOf } from "../document.ts";
import { DocumentCollection, type Source } from "../source.ts";
import { fieldPath, fileBelow, limits, parseDocument } from "./read-document.ts";

/** Bytes that an archive may unpack to. */
const UNPACKED_BYTES = 2_000_000_000;

/** Files that an archive may hold. */
const UNPACKED_FILES = 100_000;

/**
 * Reads Sanity's own archive (`.tar.gz`), as its export writes it. What it names is read from the
 * archive alone.
 * @param use gets what was read while the unpacked files are there
 * @throws Error that names the archive, and the line, document and field where one is at fault
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
    return await use(await readNdjson(join(folder, found), path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(path: string, folder: string, maxBytes: number): Promise<void> {
  let bytes = 0;
  let files = 0;
  try {
    await extract({
      file: path,
      cwd: folder,
      strict: true,
      filter: (_name, entry) => {
        bytes += "size" in entry ? (entry.size ?? 0) : 0;
        files += 1;
        if (bytes > maxBytes) {
          throw new Error(`it unpacks to more than ${Math.round(maxBytes / 1e6)} MB`);
        }
        if (files > UNPACKED_FILES) throw new Error(`it holds more than ${UNPACKED_FILES} files`);
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
 * Reads documents from newline-delimited JSON; pictures that it names below its folder belong to it.
 * @param name what people call the file
 * @throws Error that names the line, the document and the field at fault
 */
export async function readNdjson(path: string, name = path): Promise<Source> {
  const { size } = await stat(path);
  if (size > limits.bytes) {
    throw new Error(`${name} holds more than ${limits.bytes / 1e6} MB of documents. Divide it.`);
  }
  const collection = new DocumentCollection();
  const assets = new Map<string, AssetFile>();
  let number = 0;
  for await (const text of linesOf(path, name)) {
    number += 1;
    if (text.trim() === "") continue;
    const place = `${name}, line ${number}`;
    if (collection.documents.length === limits.documents) {
      throw new Error(`${place}: more than ${limits.documents} documents are not read. Divide it.`);
    }
    const document = parseDocument(text, place);
    if (/^sanity\.(image|file)Asset$/.test(document._type)) continue;
    const idOf = async (reference: string, field: string) => {
      try {
        const file = await assetFile(reference, dirname(path));
        assets.set(file.id, file);
        return file.id;
      } catch (cause) {
        throw new Error(`${place}: ${document._id}: ${field}: ${messageOf(cause)}.`, { cause });
      }
    };
    const { _id, _type } = document;
    collection.add(
      contentOf({ ...(await fieldsWithAssets(document, "", idOf)), _id, _type }),
      place,
    );
  }
  return {
    name,
    documents: collection.documents,
    places: collection.places,
    assets: [...assets.values()],
    isWhole: false,
  };
}

/** The lines of a file; one that does not end is refused before it fills the memory. */
async function* linesOf(path: string, name: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, {
    encoding: "utf8",
    highWaterMark: 1_000_000,
  })) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > limits.characters) {
      throw new Error(
        `${name} has a line of more than ${limits.characters / 1e6} million characters.`,
      );
    }
    yield* lines;
  }
  yield rest;
}

type IdOf = (reference: string, field: string) => Promise<string>;

/** Replaces `_sanityAsset`, which names a file, by a reference to the asset that it becomes. */
async function withAssets(value: unknown, path: string, idOf: IdOf): Promise<unknown> {
  if (isRecord(value)) return fieldsWithAssets(value, path, idOf);
  if (!Array.isArray(value)) return value;
  const members: unknown[] = [];
  for (const [index, member] of value.entries()) {
    members.push(await withAssets(member, fieldPath(path, index, true), idOf));
  }
  return members;
}

async function fieldsWithAssets(
  { _sanityAsset: reference, ...fields }: Record<string, unknown>,
  path: string,
  idOf: IdOf,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    found[name] = await withAssets(value, fieldPath(path, name, false), idOf);
  }
  return typeof reference === "string"
    ? { ...found, asset: { _type: "reference", _ref: await idOf(reference, path) } }
    : found;
}

async function assetFile(reference: string, folder: string): Promise<AssetFile> {
  const [, kind, address = ""] = /^(image|file)@file:\/\/(.+)$/.exec(reference) ?? [];
  if (kind === undefined) {
    throw new Error(
      `the asset "${reference}" cannot be read. Put the file beside the list and write image@file://./<name>`,
    );
  }
  const path = await fileBelow(folder, decodeURI(address));
  const sha1 = await sha1Of(path);
  const name = basename(path);
  const facts = { originalFilename: name };
  if (kind === "file") {
    return { id: `file-${sha1}-${name.split(".").at(-1) ?? "bin"}`, path, sha1, facts };
  }
  try {
    const { width, height, format } = await sharp(path).metadata();
    const extension = format === "jpeg" ? "jpg" : format;
    return { id: `image-${sha1}-${width}x${height}-${extension}`, path, sha1, facts };
  } catch (cause) {
    throw new Error(`${name} cannot be read as a picture: ${messageOf(cause)}`, { cause });
  }
}
