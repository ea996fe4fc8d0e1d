import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, statSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFormat } from "./image-format.ts";
import type { ImageParams } from "./image-params.ts";
import { createLimiter } from "./limiter.ts";
import { transformImage } from "./transform.ts";

const MAX_BYTES = 500 * 1024 * 1024;
const MAX_FILES = 20_000;
const CONCURRENT = 2;
const UNFINISHED = ".part";

/** Pictures made from uploaded images, kept on disk up to a limit; the longest unused go first. */
export class DerivedImages {
  readonly #folder: string;
  /** File name → bytes, the longest unused first. */
  readonly #sizes = new Map<string, number>();
  readonly #underway = new Map<string, Promise<Buffer>>();
  readonly #limit = createLimiter(CONCURRENT);
  #bytes = 0;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "derived");
    mkdirSync(this.#folder, { recursive: true });
    const files = readdirSync(this.#folder).flatMap((name) => {
      const { size, mtimeMs } = statSync(join(this.#folder, name));
      return name.endsWith(UNFINISHED) ? [] : { name, size, mtimeMs };
    });
    for (const { name, size } of files.sort((a, b) => a.mtimeMs - b.mtimeMs))
      this.#count(name, size);
  }

  /** The picture, from disk or newly made; two who ask for the same at once share the work. */
  async get(source: string, params: ImageParams, format: OutputFormat): Promise<Buffer> {
    const key = `${source} ${JSON.stringify(params)} ${format}`;
    const name = `${createHash("sha256").update(key).digest("hex")}.${format}`;
    const underway = this.#underway.get(name);
    if (underway) return underway;
    const picture = this.#read(name).then(
      (kept) => kept ?? this.#limit(() => this.#make(name, source, params, format)),
    );
    this.#underway.set(name, picture);
    try {
      return await picture;
    } finally {
      this.#underway.delete(name);
    }
  }

  async #read(name: string): Promise<Buffer | undefined> {
    const size = this.#sizes.get(name);
    if (size === undefined) return undefined;
    try {
      const picture = await readFile(join(this.#folder, name));
      this.#sizes.delete(name);
      this.#sizes.set(name, size);
      return picture;
    } catch {
      // Somebody cleaned the folder: as good as never made.
      this.#forget(name);
      return undefined;
    }
  }

  async #make(name: string, source: string, params: ImageParams, format: OutputFormat) {
    const picture = await transformImage(source, params, format);
    const path = join(this.#folder, name);
    await writeFile(`${path}${UNFINISHED}`, picture);
    await rename(`${path}${UNFINISHED}`, path);
    this.#count(name, picture.length);
    for (const oldest of this.#sizes.keys()) {
      if (this.#bytes <= MAX_BYTES && this.#sizes.size <= MAX_FILES) break;
      this.#forget(oldest);
      await rm(join(this.#folder, oldest), { force: true });
    }
    return picture;
  }

  #count(name: string, size: number): void {
    this.#forget(name);
    this.#sizes.set(name, size);
    this.#bytes += size;
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0;
    this.#sizes.delete(name);
  }
}
