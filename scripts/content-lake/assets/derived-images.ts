import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { createWorkQueue } from "../work-queue.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";
import { type ImagePlan, planImage, transformImage } from "./transform.ts";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_FILES = 20_000;
/** Large pictures wait for each other and never for these, nor these for them. */
const ORDINARY = { name: "pictures", concurrent: 2, maxWaiting: 500 };
const LARGE = { name: "large pictures", concurrent: 1, maxWaiting: 20 };
const UNFINISHED = ".part";

/** A picture in the making, and how many wait for it. */
type Underway = { picture: Promise<Buffer>; abandon: AbortController; clients: number };

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
  readonly #underway = new Map<string, Underway>();
  readonly #ordinary = createWorkQueue(ORDINARY);
  readonly #large = createWorkQueue(LARGE);

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "derived");
    mkdirSync(this.#folder, { recursive: true });
    const files = readdirSync(this.#folder).flatMap((name) => {
      const { size, mtimeMs } = statSync(join(this.#folder, name));
      return name.endsWith(UNFINISHED) ? [] : { name, size, mtimeMs };
    });
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      this.#sizes.set(name, size);
    }
  }

  /**
   * The picture, from disk or newly made; two who ask for the same at once share the work.
   * @param signal aborted when the client leaves: what nobody waits for any more is not begun
   */
  async get(
    source: string,
    params: ImageParams,
    format: OutputFormat,
    signal: AbortSignal,
  ): Promise<Buffer> {
    signal.throwIfAborted();
    const key = `${source} ${JSON.stringify(params)} ${format}`;
    const name = `${createHash("sha256").update(key).digest("hex")}.${format}`;
    const work = this.#underway.get(name) ?? this.#begin(name, source, params, format);
    work.clients += 1;
    const leave = () => {
      work.clients -= 1;
      if (work.clients > 0) return;
      this.#underway.delete(name);
      work.abandon.abort();
    };
    signal.addEventListener("abort", leave, { once: true });
    try {
      return await work.picture;
    } finally {
      signal.removeEventListener("abort", leave);
    }
  }

  #begin(name: string, source: string, params: ImageParams, format: OutputFormat): Underway {
    const abandon = new AbortController();
    const make = async () => {
      const kept = await this.#read(name);
      if (kept) return kept;
      const plan = await planImage(source, params);
      const queue = plan.isLarge ? this.#large : this.#ordinary;
      return queue(() => this.#make(name, source, plan, params, format), abandon.signal);
    };
    const work = { picture: make(), abandon, clients: 0 };
    this.#underway.set(name, work);
    const forget = () => this.#underway.get(name) === work && this.#underway.delete(name);
    work.picture.then(forget, forget);
    return work;
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

  async #make(
    name: string,
    source: string,
    plan: ImagePlan,
    params: ImageParams,
    format: OutputFormat,
  ): Promise<Buffer> {
    const picture = await transformImage(source, plan, params, format);
    // A picture that cannot be kept, on a full disk for one, is made again next time.
    await this.#keep(name, picture).catch(() => {});
    return picture;
  }

  async #keep(name: string, picture: Buffer): Promise<void> {
    const path = join(this.#folder, name);
    await writeFile(`${path}${UNFINISHED}`, picture);
    await rename(`${path}${UNFINISHED}`, path);
    this.#sizes.set(name, picture.length);
  }
}
