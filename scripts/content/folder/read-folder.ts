import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";
import { messageOf } from "#schemas/shared/error-message.ts";
import { type AssetFile, sha1Of } from "../assets/asset-file.ts";
import { DocumentCollection, type Source } from "../source.ts";
import { baseOfFingerprints, type Fingerprints, fingerprintsOf } from "./fingerprints.ts";
import { assetList, exportedFingerprints, layout, marker } from "./layout.ts";

const document = z.looseObject({
  _id: z.string().regex(/^[a-zA-Z0-9._-]+$/, "may hold letters, digits, dots, _ and - only"),
  _type: z.string().min(1),
});

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
      `${folder} is no exported folder: ${relative(folder, paths.marker)} is missing. Make one with npm run content -- export ${folder}.`,
    );
  }
  const collection = new DocumentCollection();
  const files = await readdir(paths.documents, { recursive: true });
  for (const file of files.filter((name) => name.endsWith(".json")).sort()) {
    const path = join(paths.documents, file);
    collection.add(await readJson(path, document), path);
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
    const path = join(paths.assets, name);
    if (!existsSync(path)) {
      throw new Error(`${path} is missing, though ${paths.assetList} names it. Restore the file.`);
    }
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

async function readJson<Content>(path: string, shape: z.ZodType<Content>): Promise<Content> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, "utf8"));
  } catch (cause) {
    throw new Error(`${path} cannot be read as JSON: ${messageOf(cause)}.`, { cause });
  }
  const result = shape.safeParse(content);
  if (result.success) return result.data;
  throw new Error(`${path} is not as it should be: ${z.prettifyError(result.error)}`);
}
