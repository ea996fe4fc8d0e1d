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
const COLOUR = /^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

const schema = z.object({
  w: pixels.optional(),
  h: pixels.optional(),
  "max-w": pixels.optional(),
  "max-h": pixels.optional(),
  dpr: z.coerce.number().min(0.5).max(4).optional(),
  fit: z.enum(["clip", "crop", "fill", "fillmax", "max", "scale", "min"]).optional(),
  crop: z.string().regex(CROP).optional(),
  "fp-x": fraction.optional(),
  "fp-y": fraction.optional(),
  rect: rectangle.optional(),
  q: z.coerce.number().int().min(0).max(100).optional(),
  fm: z.enum(["jpg", "pjpg", "png", "webp", "avif"]).optional(),
  auto: z.literal("format").optional(),
  bg: z.string().regex(COLOUR, "expected a colour as hexadecimal digits").optional(),
  blur: z.coerce.number().min(0).max(2000).optional(),
  sat: z.coerce.number().min(-100).max(100).optional(),
  flip: z.enum(["h", "v", "hv"]).optional(),
  or: z.enum(["0", "90", "180", "270"]).optional(),
  dl: z.string().optional(),
});

/** The image parameters we know; sizes in pixels, `fp-x` and `fp-y` as fractions of the image. */
export type ImageParams = z.infer<typeof schema>;

/** Reads the image parameters of a URL; others are ignored. @throws ApiError 400 for a bad value. */
export function readImageParams(search: URLSearchParams): ImageParams {
  const parsed = schema.safeParse(Object.fromEntries(search));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0] ?? "");
  throw plainError(400, `Image parameter "${name}=${search.get(name)}": ${issue?.message}`);
}
