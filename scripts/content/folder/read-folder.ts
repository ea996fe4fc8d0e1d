import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";
import { type AssetFile, sha1Of } from "../assets.ts";
import { messageOf } from "../document.ts";
import { DocumentCollection, type Source } from "../source.ts";
import {
  assetList,
  baseOfFingerprints,
  exportedFingerprints,
  type Fingerprints,
  fingerprintsOf,
  layout,
  marker,
} from "./layout.ts";
import { fileBelow, limits, parseDocument } from "./read-document.ts";

/** Whether a folder was made by an export. */
export async function isExport(folder: string): Promise<boolean> {
  const { marker: path } = layout(folder);
  return existsSync(path) && marker.safeParse(await readJson(path, z.unknown())).success;
}

/**
 * Reads an exported folder, with whatever was changed in it since.
 * @throws Error that names the file at fault
 */
export async function readFolder(folder: string): Promise<Source> {
  const paths = layout(folder);
  if (!(await isExport(folder))) {
    throw new Error(
      `${folder} is no exported folder: ${relative(folder, paths.marker)} is missing. Make one: export ${folder}.`,
    );
  }
  const collection = new DocumentCollection();
  const files = await readdir(paths.documents, { recursive: true });
  let bytes = 0;
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) {
    const path = join(paths.documents, file);
    bytes += (await stat(await belowFolder(paths.documents, file, path))).size;
    if (bytes > limits.bytes || collection.documents.length === limits.documents) {
      throw new Error(
        `${folder} holds more than ${limits.documents} documents or ${limits.bytes / 1e6} MB of them. Divide it.`,
      );
    }
    collection.add(parseDocument(await readFile(path, "utf8"), path), path);
  }
  const fingerprints = existsSync(paths.exported)
    ? await readJson(paths.exported, exportedFingerprints)
    : {};
  return {
    name: folder,
    documents: collection.documents,
    places: collection.places,
    assets: await readAssetFiles(paths),
    exported: new Map(
      Object.entries(fingerprints).map(([id, each]) => [id, baseOfFingerprints(each)]),
    ),
    isWhole: true,
  };
}

/** The fingerprints that a folder would have were it exported as it is now. */
export function fingerprintsOfAll(source: Source): Record<string, Fingerprints> {
  return Object.fromEntries(
    source.documents.map((each) => [each._id, fingerprintsOf(each)] as const).sort(),
  );
}

async function readAssetFiles(paths: ReturnType<typeof layout>): Promise<AssetFile[]> {
  if (!existsSync(paths.assetList)) return [];
  const known = await readJson(paths.assetList, assetList);
  const files: AssetFile[] = [];
  for (const [name, { id, ...facts }] of Object.entries(known)) {
    const path = await belowFolder(paths.assets, name, paths.assetList);
    const sha1 = await sha1Of(path);
    if (!id.includes(sha1)) {
      throw new Error(
        `${path} is not the picture ${id} any more. Restore it, and upload the new one in the Studio: an asset never changes.`,
      );
    }
    files.push({ id, path, sha1, facts });
  }
  return files;
}

async function belowFolder(folder: string, name: string, place: string): Promise<string> {
  try {
    return await fileBelow(folder, name);
  } catch (cause) {
    throw new Error(`${place}: ${messageOf(cause)}.`, { cause });
  }
}

async function readJson<Content>(path: string, shape: z.ZodType<Content>): Promise<Content> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON: ${messageOf(cause)}.`, { cause });
  }
  const result = shape.safeParse(content);
  if (result.success) return result.data;
  throw new Error(`${path} is not as it should be: ${issuesOf(result.error)}.`);
}

/** What is wrong, by field, on one line. */
function issuesOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => [...path, message].join(": ")).join("; ");
}
