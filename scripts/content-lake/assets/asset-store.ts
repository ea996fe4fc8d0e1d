import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { plainError } from "../errors.ts";
import { ASSET_TYPES, DATASET_NAME, type LakeStore } from "../store/lake.ts";

export const KINDS = ["images", "files"] as const;
export type AssetKind = (typeof KINDS)[number];

/** Accepts only names that uploads create, never a caller's path. */
const FILE_NAME: Record<AssetKind, RegExp> = {
  images: /^[a-f0-9]{40}-\d+x\d+\.[a-z0-9]+$/,
  files: /^[a-f0-9]{40}\.[a-z0-9]+$/,
};

export class AssetStore {
  readonly #root: string;

  constructor(dataDir: string) {
    this.#root = dataDir;
  }

  /** Writes a file at once, never in parts. An existing file is fine. */
  async keep(bytes: Uint8Array, kind: AssetKind, dataset: string, name: string): Promise<void> {
    const folder = this.#folder(kind, dataset);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${randomUUID()}.part`);
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, join(folder, name));
  }

  /** Copies the files of a dataset's assets for another dataset. */
  async copyDataset(from: string, to: string): Promise<void> {
    for (const kind of KINDS) {
      const source = this.#folder(kind, from);
      if (existsSync(source)) await cp(source, this.#folder(kind, to), { recursive: true });
    }
  }

  async deleteDataset(name: string): Promise<void> {
    for (const kind of KINDS) await rm(this.#folder(kind, name), { recursive: true, force: true });
  }

  #folder(kind: AssetKind, dataset: string): string {
    return join(this.#root, "assets", kind, dataset);
  }

  /** Path of an asset's file. @throws ApiError 404 when there is no such asset. */
  locate(kind: AssetKind, dataset: string, name: string): string {
    const isName = FILE_NAME[kind].test(name) && DATASET_NAME.test(dataset);
    const path = join(this.#folder(kind, dataset), name);
    if (isName && existsSync(path)) return path;
    throw plainError(404, `There is no asset ${kind}/${dataset}/${name}`);
  }
}

/**
 * Asset documents contain their full address, which has to be changed after a start on another
 * port.
 */
export function refreshAssetUrls(store: LakeStore, publicUrl: string): void {
  for (const dataset of store.datasets()) {
    for (const document of dataset.all()) {
      const url = `${publicUrl}/${document.path}`;
      if (ASSET_TYPES.has(document._type) && document.url !== url) {
        dataset.amend({ ...document, url });
      }
    }
  }
}
