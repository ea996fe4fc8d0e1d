import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import pMap from "p-map";
import sharp from "sharp";
import { extract } from "tar";
import { type AssetFile, sha1Of } from "./assets.ts";
import { type ContentDocument, contentOf, isContent, messageOf, objectsIn } from "./document.ts";
import { layout, readIndex } from "./export.ts";
import { fileBelow, parseDocument } from "./read-document.ts";
import type { Source } from "./source.ts";

/** What one source may hold; more is no content, and would only fill the memory. */
const MAX_DOCUMENTS = 100_000;
const MAX_CHARACTERS = 200_000_000;
/** What an archive may unpack to. */
const UNPACKED_BYTES = 2_000_000_000;
const UNPACKED_FILES = 100_000;

/**
 * Reads content from wherever it comes: an exported folder, newline-delimited JSON or Sanity's own
 * archive.
 * @param use gets the source while its files are there
 */
export async function withSource<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new Error(`${path} is not there.`);
  const takeContent = (source: Source) =>
    use({ ...source, documents: source.documents.filter(isContent) });
  if (found.isDirectory()) return takeContent(await readFolder(path));
  if (path.endsWith(".ndjson")) return takeContent(await readLines(path, path));
  if (/\.(?:tar\.gz|tgz)$/.test(path)) return withArchive(path, takeContent);
  throw new Error(
    `${path} is none of what can be imported: an exported folder, .ndjson, or Sanity's archive (.tar.gz). Lists in .csv or .xlsx: table import <list> ${path}.`,
  );
}

/** Reads an exported folder, with whatever was changed in it since. */
export async function readFolder(folder: string): Promise<Source> {
  const paths = layout(folder);
  const index = await readIndex(folder);
  const source = await readTexts(folder, paths.documents, await filesOf(paths.documents));
  const assets = Object.entries(index.assets).map(async ([name, { id, ...facts }]) => {
    const path = await fileBelow(paths.assets, name).catch((cause: unknown) => {
      throw new Error(`${paths.index}: ${messageOf(cause)}.`, { cause });
    });
    const sha1 = await sha1Of(path);
    if (id.includes(sha1)) return { id, path, sha1, facts };
    throw new Error(
      `${path} is not the picture ${id} any more. Restore it, and upload the new one in the Studio: an asset never changes.`,
    );
  });
  return {
    ...source,
    assets: [...source.assets, ...(await Promise.all(assets))],
    exported: new Map(Object.entries(index.exported)),
    isWhole: true,
  };
}

/**
 * Reads Sanity's own archive (`.tar.gz`), as its export writes it. What it names is read from the
 * archive alone.
 * @param use gets what was read while the unpacked files are there
 */
export async function withArchive<Result>(
  path: string,
  use: (source: Source) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "content-archive-"));
  try {
    await unpack(path, folder).catch((cause: unknown) => {
      throw new Error(`${path} cannot be unpacked: ${messageOf(cause)}. Nothing was changed.`, {
        cause,
      });
    });
    const names = await readdir(folder, { recursive: true });
    const found = names.find((name) => name.endsWith(".ndjson"));
    if (found === undefined) {
      throw new Error(`${path} holds no data.ndjson: it is no export of Sanity.`);
    }
    return await use(await readLines(join(folder, found), path));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function unpack(path: string, folder: string): Promise<void> {
  let [bytes, files] = [0, 0];
  await extract({
    file: path,
    cwd: folder,
    strict: true,
    filter: (_name, entry) => {
      bytes += entry.size ?? 0;
      files += 1;
      if (bytes > UNPACKED_BYTES) throw new Error("it unpacks to more than 2000 MB");
      if (files > UNPACKED_FILES) throw new Error(`it holds more than ${UNPACKED_FILES} files`);
      // Links could lead out of the folder; an export has none.
      return "type" in entry && (entry.type === "File" || entry.type === "Directory");
    },
  });
}

type PlacedText = { text: string; place: string };

async function filesOf(folder: string): Promise<PlacedText[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((each) => each.endsWith(".json")).sort();
  const read = async (name: string) => ({
    text: await readFile(await fileBelow(folder, name), "utf8"),
    place: join(folder, name),
  });
  return pMap(files, read, { concurrency: 16 });
}

/** @param name what people call the file */
async function readLines(path: string, name: string): Promise<Source> {
  if ((await stat(path)).size > MAX_CHARACTERS) throw new Error(tooMuch(name));
  const lines = (await readFile(path, "utf8")).split("\n");
  const placed = lines.map((text, index) => ({ text, place: `${name}, line ${index + 1}` }));
  return readTexts(name, dirname(path), placed);
}

const tooMuch = (place: string) =>
  `${place}: more than ${MAX_DOCUMENTS} documents, or ${MAX_CHARACTERS / 1e6} MB of them, are not read. Divide it.`;

/** Reads documents; pictures that they name below the folder belong to them. */
async function readTexts(
  name: string,
  folder: string,
  texts: readonly PlacedText[],
): Promise<Source> {
  const documents: ContentDocument[] = [];
  const places = new Map<string, string>();
  const assets = new Map<string, AssetFile>();
  let characters = 0;
  for (const { text, place } of texts) {
    if (text.trim() === "") continue;
    characters += text.length;
    if (documents.length === MAX_DOCUMENTS || characters > MAX_CHARACTERS) {
      throw new Error(tooMuch(place));
    }
    const document = parseDocument(text, place);
    const { _id, _type } = document;
    if (/^sanity\.(image|file)Asset$/.test(_type)) continue;
    addPlace(places, _id, place);
    for (const { path, object } of objectsIn(document)) {
      const { _sanityAsset: reference } = object;
      if (typeof reference !== "string") continue;
      const file = await assetFile(reference, folder).catch((cause: unknown) => {
        throw new Error(`${place}: ${_id}: ${path}: ${messageOf(cause)}.`, { cause });
      });
      assets.set(file.id, file);
      delete object._sanityAsset;
      object.asset = { _type: "reference", _ref: file.id };
    }
    documents.push(contentOf(document));
  }
  return { name, documents, places, assets: [...assets.values()], isWhole: false };
}

/** Notes where a document was read. */
export function addPlace(places: Map<string, string>, id: string, place: string): void {
  const other = places.get(id);
  if (other !== undefined) {
    throw new Error(
      `${place}: the document "${id}" is in ${other} already. Give each document an id of its own, or take one of the two out.`,
    );
  }
  places.set(id, place);
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
