import { createHash, randomUUID } from "node:crypto";
import { createWriteStream, rmSync } from "node:fs";
import { cp, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { getMimeType } from "hono/utils/mime";
import { plainError } from "../errors.ts";
import { DATASET_NAME } from "../store/lake.ts";
import { errorCode } from "../values.ts";

export type AssetKind = "images" | "files";

/** A received body, on disk under a temporary name; `size` in bytes. */
export type ReceivedFile = { path: string; sha1: string; size: number };

/** Only what uploads produce: never a path of the caller's making. */
const FILE_NAME: Record<AssetKind, RegExp> = {
  images: /^[a-f0-9]{40}-\d+x\d+\.[a-z0-9]+$/,
  files: /^[a-f0-9]{40}\.[a-z0-9]+$/,
};

/** The uploaded bytes, as files in the data directory. */
export class AssetStore {
  readonly #root: string;
  readonly #maxBytes: number;

  constructor(dataDir: string, maxBytes: number) {
    this.#root = dataDir;
    this.#maxBytes = maxBytes;
    // What was being received when the last run ended is of no use.
    rmSync(join(dataDir, "uploads"), { recursive: true, force: true });
  }

  /** Streams a body to disk. @throws ApiError 413 when it is too large, 400 when it is empty. */
  async receive(body: ReadableStream<Uint8Array> | null): Promise<ReceivedFile> {
    const folder = join(this.#root, "uploads");
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
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
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, sha1: hash.digest("hex"), size };
  }

  async discard(file: ReceivedFile): Promise<void> {
    await rm(file.path, { force: true });
  }

  /** Moves a received file to its place. The same bytes may be there already; that is fine. */
  async keep(file: ReceivedFile, kind: AssetKind, dataset: string, name: string): Promise<void> {
    const folder = join(this.#root, "assets", kind, dataset);
    await mkdir(folder, { recursive: true });
    await rename(file.path, join(folder, name));
    await syncFolder(folder);
  }

  /** What a dataset's asset documents speak of, for another dataset with copies of them. */
  async copyDataset(from: string, to: string): Promise<void> {
    for (const folder of this.#foldersOf(from)) {
      const target = join(dirname(folder), to);
      await cp(folder, target, { recursive: true }).catch(missingAsUndefined);
    }
  }

  async deleteDataset(name: string): Promise<void> {
    for (const folder of this.#foldersOf(name)) await rm(folder, { recursive: true, force: true });
  }

  #foldersOf(dataset: string): string[] {
    return ["images", "files"].map((kind) => join(this.#root, "assets", kind, dataset));
  }

  /** Where an asset's bytes are. @throws ApiError 404 when there is no such asset. */
  async locate(
    kind: AssetKind,
    dataset: string,
    name: string,
  ): Promise<{ path: string; size: number }> {
    const isName = FILE_NAME[kind].test(name) && DATASET_NAME.test(dataset);
    const path = join(this.#root, "assets", kind, dataset, name);
    const stats = isName ? await stat(path).catch(missingAsUndefined) : undefined;
    if (!stats) throw plainError(404, `There is no asset ${kind}/${dataset}/${name}`);
    return { path, size: stats.size };
  }
}

/** The MIME type of a file name, without parameters. */
export function mimeTypeOf(filename: string): string {
  return getMimeType(filename)?.split(";")[0] ?? "application/octet-stream";
}

function missingAsUndefined(error: unknown): undefined {
  if (errorCode(error) !== "ENOENT") throw error;
}

/** Makes a rename survive a power cut. Windows cannot open folders, and needs no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
