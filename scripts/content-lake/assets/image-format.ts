import type { ImageParams } from "./image-params.ts";

export type OutputFormat = "jpg" | "png" | "webp" | "avif";

/** Formats passed on as they are unless another is asked for: moving or drawn, not made of pixels. */
const PASSED_ON = new Set(["gif", "svg"]);

/**
 * The format to answer in, or undefined to keep the original one.
 * @param accept the request's `Accept` header, which decides for `auto=format`.
 */
export function outputFormat(
  original: string,
  params: ImageParams,
  accept: string,
): OutputFormat | undefined {
  if (params.fm) return params.fm === "pjpg" ? "jpg" : params.fm;
  if (PASSED_ON.has(original)) return undefined;
  if (params.auto && accept.includes("image/avif")) return "avif";
  if (params.auto && accept.includes("image/webp")) return "webp";
  if (original === "png" || original === "webp" || original === "avif") return original;
  return "jpg";
}

/** Whether the parameters change the picture (and not just its file name on download). */
export function changesPicture(params: ImageParams): boolean {
  const { dl, auto, dpr, q, ...rest } = params;
  return Object.keys(rest).length > 0 || q !== undefined;
}
