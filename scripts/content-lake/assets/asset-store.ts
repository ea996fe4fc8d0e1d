import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { cp, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { plainError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { ASSET_TYPES, DATASET_NAME } from "../store/lake.ts";
import { errorCode } from "../values.ts";

export const KINDS = ["images", "files"] as const;
export type AssetKind = (typeof KINDS)[number];

/** A received body, on disk under a temporary name; `size` in bytes. */
export type ReceivedFile = { path: string; sha1: string; size: number };

const MAX_BYTES = 100 * 1024 * 1024;

/** Only what uploads produce: never a path of the caller's making. */
const FILE_NAME: Record<AssetKind, RegExp> = {
  images: /^[a-f0-9]{40}-\d+x\d+\.[a-z0-9]+$/,
  files: /^[a-f0-9]{40}\.[a-z0-9]+$/,
};

export class AssetStore {
  readonly #root: string;
  readonly #maxBytes: number;

  constructor(dataDir: string, maxBytes = MAX_BYTES) {
    this.#root = dataDir;
    this.#maxBytes = maxBytes;
    // What was being received when the last run ended is of no use.
    rmSync(join(dataDir, "uploads"), { recursive: true, force: true });
    mkdirSync(join(dataDir, "uploads"), { recursive: true });
  }

  /**
   * Streams a body to disk, for `use` to `keep` it or to look at it only.
   * @throws ApiError 413 when it is too large, 400 when it is empty.
   */
  async receive<T>(
    body: ReadableStream<Uint8Array> | null,
    use: (file: ReceivedFile) => Promise<T>,
  ): Promise<T> {
    const path = join(this.#root, "uploads", randomUUID());
    const hash = createHash("sha1");
    const max = this.#maxBytes;
    let size = 0;
    async function* measured(chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        if (size > max) throw plainError(413, `The upload is larger than ${max} bytes`);
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      if (body) await pipeline(body, measured, createWriteStream(path, { flush: true }));
      if (size === 0) throw plainError(400, "The upload is empty");
      return await use({ path, sha1: hash.digest("hex"), size });
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Moves a received file to its place. The same bytes may be there already; that is fine. */
  async keep(file: ReceivedFile, kind: AssetKind, dataset: string, name: string): Promise<void> {
    const folder = this.#folder(kind, dataset);
    await mkdir(folder, { recursive: true });
    await rename(file.path, join(folder, name));
    // Makes it survive a power cut. Windows cannot open folders, and needs no such thing.
    if (process.platform === "win32") return;
    const handle = await open(folder, "r");
    await handle.sync().finally(() => handle.close());
  }

  /** What a dataset's asset documents speak of, for another dataset with copies of them. */
  async copyDataset(from: string, to: string): Promise<void> {
    for (const kind of KINDS) {
      const copying = cp(this.#folder(kind, from), this.#folder(kind, to), { recursive: true });
      await copying.catch(missingAsUndefined);
    }
  }

  async deleteDataset(name: string): Promise<void> {
    for (const kind of KINDS) await rm(this.#folder(kind, name), { recursive: true, force: true });
  }

  #folder(kind: AssetKind, dataset: string): string {
    return join(this.#root, "assets", kind, dataset);
  }

  /** Where an asset's bytes are. @throws ApiError 404 when there is no such asset. */
  async locate(kind: AssetKind, dataset: string, name: string) {
    const isName = FILE_NAME[kind].test(name) && DATASET_NAME.test(dataset);
    const path = join(this.#folder(kind, dataset), name);
    const stats = isName ? await stat(path).catch(missingAsUndefined) : undefined;
    if (!stats) throw plainError(404, `There is no asset ${kind}/${dataset}/${name}`);
    return { path, size: stats.size };
  }
}

function missingAsUndefined(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}

/** Asset documents name their full address; after a start on another port it must be this one. */
export function refreshAssetUrls({ store, publicUrl }: Lake): void {
  for (const dataset of store.datasets()) {
    for (const document of dataset.all()) {
      const url = `${publicUrl}/${document.path}`;
      if (ASSET_TYPES.has(document._type) && document.url !== url) {
        dataset.amend({ ...document, url });
      }
    }
  }
}
