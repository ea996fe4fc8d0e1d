import { hash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { extract } from "tar";
import * as z from "zod";
import { type AssetFile, assetFacts } from "./assets.ts";
import {
  type ContentDocument,
  contentOf,
  isContent,
  kindOfOther,
  objectsIn,
  rethrowWith,
} from "./document.ts";
import { fileBelow } from "./file-below.ts";
import { addPlace, fingerprints, type Source } from "./plan.ts";
import { broughtDocument, parseJson } from "./read-document.ts";

/** Limits of one source. Anything larger is not content and would fill the memory. */
const MAX_DOCUMENTS = 100_000;
const MAX_CHARACTERS = 200_000_000;
/** Limits of what an archive may unpack to. */
const UNPACKED = { bytes: 2_000_000_000, files: 100_000 };

/** Files and folders of an export. */
export const parts = {
  documents: "documents",
  images: "images",
  files: "files",
  /** Descriptions of images and files. */
  facts: "assets.json",
  index: "content.json",
};

/** The version of an exported folder. Other versions are not read. */
export const FORMAT = 3;

/** The content of `content.json`, which also marks a folder that an export may replace. */
const exportIndex = z.object({
  format: z.literal(FORMAT),
  /**
   * The lake's content at the export, by document. An import uses it to find later changes. A
   * folder without it is maintained by hand, such as a seed, and the lake's memory of imports is
   * used instead.
   */
  exported: z.record(z.string(), fingerprints).optional(),
});

/**
 * Reads content from an exported folder, newline-delimited JSON or Sanity's archive.
 * @param use gets the source while its files exist
 */
export async function withSource<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  const takeContent = (source: Source) => use(sourceOf(source, isContent));
  if (found.isDirectory()) return takeContent(await readFolder(path));
  if (path.endsWith(".ndjson")) return takeContent(await readLines(path, path));
  if (/\.(?:tar\.gz|tgz)$/.test(path)) return withArchive(path, takeContent);
  throw new Error(
    `${path} is none of what can be imported: an exported folder, .ndjson, or Sanity's archive (.tar.gz). Lists in .csv or .xlsx: table import <list> ${path}.`,
  );
}

/**
 * Reads an exported folder, whose files stay in place.
 * @throws Error that names the faulty file
 */
export async function readFolder(path: string): Promise<Source> {
  const { exported } = await readIndex(path);
  const source = await readFiles(path);
  return {
    ...source,
    ...(exported && { exported: new Map(Object.entries(exported)) }),
    isComplete: true,
  };
}

/** Removes documents of other kinds from a source, and counts them. */
export function sourceOf(source: Source, isTaken: (document: ContentDocument) => boolean): Source {
  const others = source.documents.filter((each) => !isTaken(each));
  const kinds = [...Map.groupBy(others, kindOfOther)];
  return {
    ...source,
    documents: source.documents.filter(isTaken),
    leftOut: new Map(kinds.map(([kind, documents]) => [kind, documents.length])),
  };
}

export function readIndex(folder: string): Promise<z.infer<typeof exportIndex>> {
  const index = join(folder, parts.index);
  const failed = rethrowWith(
    (message) =>
      `${folder} is not an exported folder: ${message.replace(/\.$/, "")}. Name an exported folder, or an empty one to export to.`,
  );
  const parse = (text: string) => parseJson(text, exportIndex, index);
  return readFile(index, "utf8").then(parse).catch(failed);
}

/** The key of a file in `assets.json`. */
export const factsKey = ({ id, sha1 }: AssetFile): string => `${id.split("-")[0]}-${sha1}`;

/** Descriptions of images and files, by kind and hash; empty if no file has any. */
export async function readFacts(folder: string): Promise<Record<string, AssetFile["facts"]>> {
  const path = join(folder, parts.facts);
  const text = await readFile(path, "utf8").catch(() => "{}");
  return parseJson(text, z.record(z.string(), assetFacts), path);
}

/**
 * Reads Sanity's archive (`.tar.gz`). All files that it names are read from the archive.
 * @param use gets the source while the unpacked files exist
 */
export function withArchive<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  return withScratch(async (folder) => use(await readLines(await unpack(path, folder), path)));
}

/** Provides a temporary folder during a function. @param prefix path and beginning of its name */
export async function withScratch<Result>(
  work: (folder: string) => Promise<Result>,
  prefix = join(tmpdir(), "content-archive-"),
): Promise<Result> {
  const folder = await mkdtemp(prefix);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks an archive into a folder.
 * @returns the path of the list of documents, with everything else beside it
 * @throws Error when it unpacks to more than `limits` allow, or cannot be read
 */
export async function unpack(path: string, folder: string, limits = UNPACKED): Promise<string> {
  let [bytes, files] = [0, 0];
  let excess: string | undefined;
  const failed = rethrowWith(
    (message) => `${path} cannot be unpacked: ${message}. Nothing was changed.`,
  );
  const unpacked = extract({
    file: path,
    cwd: folder,
    strict: true,
    // An error thrown in the filter could not be caught, because tar calls the filter in a stream's
    // event.
    filter: (_name, entry) => {
      bytes += entry.size ?? 0;
      files += 1;
      if (bytes > limits.bytes) excess ??= `it unpacks to more than ${limits.bytes / 1e6} MB`;
      if (files > limits.files) excess ??= `it holds more than ${limits.files} files`;
      // Links could lead out of the folder, and an export has none.
      const isTaken = "type" in entry && (entry.type === "File" || entry.type === "Directory");
      return isTaken && excess === undefined;
    },
  });
  await unpacked.catch((cause) => failed(excess ?? cause));
  if (excess !== undefined) failed(excess);
  const names = await readdir(folder, { recursive: true });
  const found = names.find((name) => name.endsWith(".ndjson") && !isHiddenFile(name));
  if (found !== undefined) return join(folder, found);
  throw new Error(`${path} has no data.ndjson, so it is not an export of Sanity.`);
}

/** Whether a file is none of an export, such as those that macOS leaves beside each other one. */
const isHiddenFile = (path: string) => basename(path).startsWith(".");

/** Reads the documents of an exported folder, including later changes of its files. */
export async function readFiles(folder: string): Promise<Source> {
  const documents = join(folder, parts.documents);
  const names = await readdir(documents, { recursive: true }).catch(() => []);
  const read = async (name: string) =>
    [join(documents, name), await readFile(await fileBelow(documents, name), "utf8")] as const;
  const files = names.filter((each) => each.endsWith(".json") && !isHiddenFile(each)).sort();
  return readTexts(folder, folder, await pMap(files, read, { concurrency: 16 }));
}

/** @param name the file's name for people */
async function readLines(path: string, name: string): Promise<Source> {
  if ((await stat(path)).size > MAX_CHARACTERS) throw new Error(tooMuch(name));
  const lines = (await readFile(path, "utf8")).split("\n");
  const placed = lines.map((text, index) => [`${name}, line ${index + 1}`, text] as const);
  return readTexts(name, dirname(path), placed);
}

const tooMuch = (name: string) =>
  `${name}: more than ${MAX_DOCUMENTS} documents, or ${MAX_CHARACTERS / 1e6} MB of them, are not read. Divide it.`;

/**
 * Reads documents, with the images that they name below the folder.
 * @param texts each with the place that it comes from
 */
async function readTexts(
  name: string,
  folder: string,
  texts: readonly (readonly [place: string, text: string])[],
): Promise<Source> {
  const documents: ContentDocument[] = [];
  const places = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  const facts = await readFacts(folder);
  const characters = texts.reduce((sum, [, text]) => sum + text.length, 0);
  if (texts.length > MAX_DOCUMENTS || characters > MAX_CHARACTERS) throw new Error(tooMuch(name));
  for (const [place, text] of texts) {
    if (text.trim() === "") continue;
    const document = parseJson(text, broughtDocument, `${place} is no document`);
    const { _id, _type } = document;
    if (/^sanity\.(image|file)Asset$/.test(_type)) continue;
    addPlace(places, _id, place);
    for (const { path, object } of objectsIn(document)) {
      const { _sanityAsset: reference } = object;
      if (typeof reference !== "string") continue;
      const failed = rethrowWith((message) => `${place}: ${_id}: ${path}: ${message}.`);
      const file = await assetFile(reference, folder).catch(failed);
      const said = facts[factsKey(file)];
      assets.set(file.id, { ...file, facts: said ?? file.facts });
      delete object._sanityAsset;
      object.asset = { _type: "reference", _ref: file.id };
    }
    documents.push(contentOf(document));
  }
  const where = (id: string, field: string) => `${places.get(id)}: ${id}: ${field}`;
  return { name, documents, where, assets: [...assets.values()] };
}

/** The file at an address: as written, such as “100% done.png”, or percent-encoded. */
async function fileNamed(folder: string, address: string): Promise<string> {
  const asItStands = await fileBelow(folder, address).catch(() => undefined);
  return asItStands ?? fileBelow(folder, decoded(address) ?? address);
}

function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

async function assetFile(reference: string, folder: string): Promise<AssetFile> {
  const [, kind, address = ""] = /^(image|file)@file:\/\/(.+)$/.exec(reference) ?? [];
  if (kind === undefined) {
    throw new Error(
      `the asset "${reference}" cannot be read. Put the file beside the list and write image@file://./<name>`,
    );
  }
  const path = await fileNamed(folder, address);
  const read = () => readFile(path);
  const sha1 = hash("sha1", await read());
  const name = basename(path);
  const file = { path, read, sha1, facts: { originalFilename: name } };
  if (kind === "file") return { ...file, id: `file-${sha1}-${name.split(".").at(-1)}` };
  const failed = rethrowWith((message) => `${name} cannot be read as a picture: ${message}`);
  const { width, height, format } = await sharp(path).metadata().catch(failed);
  const extension = format === "jpeg" ? "jpg" : format;
  return { ...file, id: `image-${sha1}-${width}x${height}-${extension}` };
}
