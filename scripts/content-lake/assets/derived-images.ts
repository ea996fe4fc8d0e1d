import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { boundedQueue } from "../bounded-queue.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";
import { planImage, transformImage } from "./transform.ts";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_WAITING = 500;

/** Pictures made from uploaded images, kept on disk; at every start the oldest go beyond a limit. */
export class DerivedImages {
  readonly #dataDir: string;
  /** Large pictures wait for each other and never for the others, nor these for them. */
  readonly #ordinary = boundedQueue(2, MAX_WAITING, "pictures");
  readonly #large = boundedQueue(1, MAX_WAITING, "pictures");

  constructor(dataDir: string) {
    this.#dataDir = dataDir;
    mkdirSync(this.#pathOf(""), { recursive: true });
    const kept = readdirSync(this.#pathOf("")).map((name) => {
      const path = this.#pathOf(name);
      return { path, ...statSync(path) };
    });
    let bytes = 0;
    for (const { path, size } of kept.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      if (bytes > MAX_BYTES) rmSync(path, { force: true });
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
    const path = this.#pathOf(`${createHash("sha256").update(key).digest("hex")}.${format}`);
    const read = () => readFile(path).catch(() => undefined);
    const kept = await read();
    if (kept) return kept;
    const plan = await planImage(source, params);
    const whenItsTurn = plan.isLarge ? this.#large : this.#ordinary;
    return whenItsTurn(async () => {
      signal.throwIfAborted();
      // Somebody who waited for the same may have had it made.
      const madeMeanwhile = await read();
      if (madeMeanwhile) return madeMeanwhile;
      const picture = await transformImage(source, plan, params, format);
      // Written elsewhere first, so that it is there whole or not at all. One that cannot be kept, on
      // a full disk for one, is made again next time.
      const unfinished = join(this.#dataDir, "uploads", randomUUID());
      const keep = writeFile(unfinished, picture).then(() => rename(unfinished, path));
      await keep.catch(() => {});
      return picture;
    });
  }

  #pathOf(name: string): string {
    return join(this.#dataDir, "derived", name);
  }
}
