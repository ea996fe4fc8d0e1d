import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import PQueue from "p-queue";
import { refuseWhenFull } from "../errors.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";
import { planImage, transformImage } from "./transform.ts";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_FILES = 20_000;
const MAX_WAITING = 500;
const UNFINISHED = ".part";

/** Pictures made from uploaded images, kept on disk up to a limit; the longest unused go first. */
export class DerivedImages {
  readonly #folder: string;
  /** File name → bytes; a file that drops out is deleted. */
  readonly #sizes = new LRUCache<string, number>({
    max: MAX_FILES,
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => {
      if (reason === "evict") rm(join(this.#folder, name), { force: true }).catch(() => {});
    },
  });
  /** Large pictures wait for each other and never for the others, nor these for them. */
  readonly #ordinary = new PQueue({ concurrency: 2 });
  readonly #large = new PQueue({ concurrency: 1 });

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "derived");
    mkdirSync(this.#folder, { recursive: true });
    const files = readdirSync(this.#folder).map((name) => {
      const { size, mtimeMs } = statSync(join(this.#folder, name));
      return { name, size, mtimeMs };
    });
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      if (name.endsWith(UNFINISHED)) rmSync(join(this.#folder, name));
      else this.#sizes.set(name, size);
    }
  }

  /**
   * The picture, from disk or newly made.
   * @param signal aborted when the client leaves: what nobody waits for any more is not begun
   */
  async get(
    source: string,
    params: ImageParams,
    format: OutputFormat,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const key = `${source} ${JSON.stringify(params)} ${format}`;
    const name = `${createHash("sha256").update(key).digest("hex")}.${format}`;
    const kept = await this.#read(name);
    if (kept) return kept;
    const plan = await planImage(source, params);
    const queue = plan.isLarge ? this.#large : this.#ordinary;
    refuseWhenFull(queue, MAX_WAITING, "pictures");
    return queue.add(async () => {
      signal.throwIfAborted();
      // Somebody who waited for the same may have had it made.
      const madeMeanwhile = await this.#read(name);
      if (madeMeanwhile) return madeMeanwhile;
      const picture = await transformImage(source, plan, params, format);
      // A picture that cannot be kept, on a full disk for one, is made again next time.
      await this.#keep(name, picture).catch(() => {});
      return picture;
    });
  }

  async #read(name: string): Promise<Buffer | undefined> {
    if (this.#sizes.get(name) === undefined) return undefined;
    try {
      return await readFile(join(this.#folder, name));
    } catch {
      // Somebody cleaned the folder: as good as never made.
      this.#sizes.delete(name);
      return undefined;
    }
  }

  async #keep(name: string, picture: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    const unfinished = `${path}.${randomUUID()}${UNFINISHED}`;
    await writeFile(unfinished, picture);
    await rename(unfinished, path);
    this.#sizes.set(name, picture.length);
  }
}
