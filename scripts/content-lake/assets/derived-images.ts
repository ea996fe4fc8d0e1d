import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { boundedQueue } from "../bounded-queue.ts";
import { plainError } from "../errors.ts";
import type { ImageParams, OutputFormat } from "./image-params.ts";

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

  /** @param signal aborted when the client leaves: what nobody waits for any more is not begun */
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
      // Written elsewhere first, so that it is there whole or not at all; not kept on a full disk.
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

/** Low effort: somebody is waiting in front of a page in development. */
const AVIF = { quality: 55, effort: 2 };
const QUALITY = 75;
/** How long one picture may keep libvips busy. */
const TIMEOUT = { seconds: 30 };

const LARGE_PIXELS = 4_000_000;
const MAX_MEGAPIXELS = 32;

type Size = { width: number; height: number };
type Box = Size & { left: number; top: number };

/** Cut `part` out of the source, where it is given; scale that to `resize`; cut `extract` out of it. */
type ImagePlan = { part?: Box; resize: Size; extract?: Box; isLarge: boolean };

/** Works out what the parameters ask for. @throws ApiError 400 when they do not fit the image. */
async function planImage(path: string, params: ImageParams): Promise<ImagePlan> {
  const { autoOrient } = await sharp(path).metadata();
  const part = params.rect && clampBox(params.rect, autoOrient);
  const { resize, extract } = geometryOf(part ?? autoOrient, params);
  const pixels = resize.width * resize.height;
  if (pixels > MAX_MEGAPIXELS * 1_000_000) {
    const message = `Image parameters "w" and "h" ask for more than ${MAX_MEGAPIXELS} megapixels`;
    throw plainError(400, message);
  }
  return { part, resize, extract, isLarge: pixels > LARGE_PIXELS };
}

async function transformImage(
  path: string,
  { part, resize, extract }: ImagePlan,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  let image = sharp(path).autoOrient().timeout(TIMEOUT);
  // sharp cuts and scales in its own order, so what must come first is made first.
  if (part) {
    const cut = await image.extract(part).png({ compressionLevel: 1 }).toBuffer();
    image = sharp(cut).timeout(TIMEOUT);
  }
  // sharp mirrors before the cut to a focal point or a side below, whichever is asked for first.
  if (params.flip?.includes("h")) image = image.flop();
  if (params.flip?.includes("v")) image = image.flip();
  image = image.resize({ ...resize, fit: "fill" });
  if (extract) image = image.extract(extract);
  const quality = params.q === undefined ? QUALITY : Math.max(1, params.q);
  if (format === "avif")
    image = image.avif({ ...AVIF, ...(params.q !== undefined && { quality }) });
  else if (format === "webp") image = image.webp({ quality });
  else if (format === "png") image = image.png();
  else {
    const progressive = params.fm === "pjpg";
    image = image.flatten({ background: "#fff" }).jpeg({ quality, progressive });
  }
  return image.toBuffer();
}

/** Works out fit, crop, focal point and pixel ratio. Sizes in whole pixels. */
function geometryOf(source: Size, params: ImageParams): { resize: Size; extract?: Box } {
  const { fit = "clip", dpr = 1 } = params;
  const width = params.w && params.w * dpr;
  const height = params.h && params.h * dpr;
  if (fit === "crop" && width && height) return cover(source, { width, height }, params);
  const inside = Math.min(
    width ? width / source.width : Number.POSITIVE_INFINITY,
    height ? height / source.height : Number.POSITIVE_INFINITY,
  );
  const mayEnlarge = (fit === "clip" || fit === "crop") && Number.isFinite(inside);
  return { resize: scaled(source, mayEnlarge ? inside : Math.min(1, inside)) };
}

function cover(source: Size, target: Size, params: ImageParams): { resize: Size; extract: Box } {
  const size = scaled(target, 1);
  const factor = Math.max(size.width / source.width, size.height / source.height);
  const resize = scaled(source, factor);
  const focus = focusOf(params);
  const left = offset(focus.x, resize.width, size.width);
  const top = offset(focus.y, resize.height, size.height);
  return { resize, extract: { left, top, ...size } };
}

/** The point, as fractions, that the cut keeps in its middle as far as the edges allow. */
function focusOf({ crop = "focalpoint", ...params }: ImageParams): { x: number; y: number } {
  if (crop === "focalpoint") return { x: params["fp-x"] ?? 0.5, y: params["fp-y"] ?? 0.5 };
  const x = crop.includes("left") ? 0 : crop.includes("right") ? 1 : 0.5;
  const y = crop.includes("top") ? 0 : crop.includes("bottom") ? 1 : 0.5;
  return { x, y };
}

function offset(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

/** What of a box lies within the image. @throws ApiError 400 when nothing of it does */
function clampBox({ left, top, ...box }: Box, image: Size): Box {
  const width = Math.min(box.width, image.width - left);
  const height = Math.min(box.height, image.height - top);
  if (width > 0 && height > 0) return { left, top, width, height };
  throw plainError(400, `Image parameter "rect" lies outside the image`);
}
