import type { ImageParams } from "./image-params.ts";

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/** How to get from the source to the result: scale it to `resize`, then cut `extract` out of that. */
export type Geometry = { resize: Size; extract?: Box };

/** Works out fit, crop, focal point and pixel ratio. Sizes in whole pixels. */
export function geometryOf(source: Size, params: ImageParams): Geometry {
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

function cover(source: Size, target: Size, params: ImageParams): Geometry {
  const size = rounded(target);
  const factor = Math.max(size.width / source.width, size.height / source.height);
  const resize = {
    width: Math.max(size.width, Math.round(source.width * factor)),
    height: Math.max(size.height, Math.round(source.height * factor)),
  };
  const focus = focusOf(params);
  const left = offset(focus.x, resize.width, size.width);
  const top = offset(focus.y, resize.height, size.height);
  return { resize, extract: { left, top, ...size } };
}

/** The point, as fractions, that the cut keeps in its middle as far as the edges allow. */
function focusOf(params: ImageParams): { x: number; y: number } {
  const sides = params.crop?.split(",") ?? [];
  const isFocal = params.crop === "focalpoint" || params.crop === undefined;
  if (isFocal) return { x: params["fp-x"] ?? 0.5, y: params["fp-y"] ?? 0.5 };
  const x = sides.includes("left") ? 0 : sides.includes("right") ? 1 : 0.5;
  const y = sides.includes("top") ? 0 : sides.includes("bottom") ? 1 : 0.5;
  return { x, y };
}

function offset(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}

const scaled = ({ width, height }: Size, factor: number): Size =>
  rounded({ width: width * factor, height: height * factor });

const rounded = ({ width, height }: Size): Size => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/** A box kept within the image; undefined when nothing of it is inside. */
export function clampBox(box: Box, image: Size): Box | undefined {
  const width = Math.min(box.width, image.width - box.left);
  const height = Math.min(box.height, image.height - box.top);
  return width > 0 && height > 0 ? { left: box.left, top: box.top, width, height } : undefined;
}
