import { z } from "zod";
import { plainError } from "../errors.ts";

const MAX_EDGE = 8192;
const pixels = z.coerce.number().int().min(1).max(MAX_EDGE);
const fraction = z.coerce.number().min(0).max(1);

/** `left,top,width,height` in pixels of the original. */
const rectangle = z
  .string()
  .regex(/^\d+,\d+,[1-9]\d*,[1-9]\d*$/, "expected left,top,width,height in whole pixels")
  .transform((text) => text.split(",").map(Number))
  .transform(([left = 0, top = 0, width = 0, height = 0]) => ({ left, top, width, height }));

const CROP =
  /^((top|bottom|left|right|center)(,(top|bottom|left|right|center))?|focalpoint|entropy)$/;

const schema = z.object({
  w: pixels.optional(),
  h: pixels.optional(),
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  /** The Studio uses `fillmax`, which means the same as `max` here. */
  fit: z.enum(["clip", "crop", "max", "fillmax"]).optional(),
  crop: z.string().regex(CROP).optional(),
  "fp-x": fraction.optional(),
  "fp-y": fraction.optional(),
  rect: rectangle.optional(),
  q: z.coerce.number().int().min(0).max(100).optional(),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.literal("format").optional(),
  flip: z.enum(["h", "v", "hv"]).optional(),
  dl: z.string().optional(),
  /** The original file, whatever the other parameters are. @sanity/export uses this. */
  dlRaw: z.enum(["true", "false"]).optional(),
});

/** The supported parameters. Sizes are in pixels, `fp-x` and `fp-y` are fractions of the image. */
export type ImageParams = z.infer<typeof schema>;

/**
 * @throws ApiError 400 for an invalid value and for any other parameter, because a silent
 *   difference from hosted Sanity would be noticed too late
 */
export function readImageParams(search: URLSearchParams): ImageParams {
  const known = Object.keys(schema.shape);
  const other = [...search.keys()].find((name) => !known.includes(name));
  if (other !== undefined) {
    throw plainError(400, `Image parameter "${other}" is not known here, only ${known.join(", ")}`);
  }
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? "");
  throw plainError(400, `Image parameter "${name}=${search.get(name)}": ${issue?.message}`);
}

export type OutputFormat = "jpg" | "png" | "webp" | "avif";

/** Formats that are returned unchanged by default: animations and vector graphics. */
const PASSED_ON = new Set(["gif", "svg"]);

/** Undefined keeps the original format. @param accept the request's `Accept`, for `auto=format` */
export function outputFormat(
  original: string,
  params: ImageParams,
  accept: string,
): OutputFormat | undefined {
  if (params.dlRaw === "true") return undefined;
  if (params.fm) return params.fm === "pjpg" ? "jpg" : params.fm;
  if (PASSED_ON.has(original)) return undefined;
  if (params.auto && accept.includes("image/avif")) return "avif";
  if (params.auto && accept.includes("image/webp")) return "webp";
  if (original === "png" || original === "webp" || original === "avif") return original;
  return "jpg";
}

export function changesPicture(params: ImageParams): boolean {
  const { dl, dlRaw, auto, dpr, q, ...rest } = params;
  return Object.keys(rest).length > 0 || q !== undefined;
}
