import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { boundedQueue } from "../bounded-queue.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";
import { planImage, transformImage } from "./transform.ts";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_WAITING = 500;

/** Pictures made from uploaded images, kept on disk up to a limit; the longest unused go first. */
export class DerivedImages {
  readonly #dataDir: string;
  /** File name → bytes; a file that drops out is deleted. */
  readonly #sizes = new LRUCache<string, number>({
    maxSize: MAX_BYTES,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    dispose: (_, name, reason) => {
      if (reason === "evict") rm(this.#pathOf(name), { force: true }).catch(() => {});
    },
  });
  /** Large pictures wait for each other and never for the others, nor these for them. */
  readonly #ordinary = boundedQueue(2, MAX_WAITING, "pictures");
  readonly #large = boundedQueue(1, MAX_WAITING, "pictures");

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    mkdirSync(this.#pathOf(""), { recursive: true });
    for (const name of readdirSync(this.#pathOf(""))) {
      this.#sizes.set(name, statSync(this.#pathOf(name)).size);
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
    const whenItsTurn = plan.isLarge ? this.#large : this.#ordinary;
    return whenItsTurn(async () => {
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

  #pathOf(name: string): string {
    return join(this.#dataDir, "derived", name);
  }

  async #read(name: string): Promise<Buffer | undefined> {
    if (this.#sizes.get(name) === undefined) return undefined;
    // Somebody may have cleaned the folder: as good as never made.
    return readFile(this.#pathOf(name)).catch(() => undefined);
  }

  /** Written elsewhere first, so that it is there whole or not at all. */
  async #keep(name: string, picture: Buffer): Promise<void> {
    const unfinished = join(this.#dataDir, "uploads", randomUUID());
    await writeFile(unfinished, picture);
    await rename(unfinished, this.#pathOf(name));
    this.#sizes.set(name, picture.length);
  }
}
