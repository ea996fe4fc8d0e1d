import type { ImageParams } from "./image-params.ts";

export type Size = { width: number; height: number };
export type Box = Size & { left: number; top: number };

/**
 * How to get from the (already cut) source to the result: scale it to `resize`, cut `extract` out of
 * that or put it on a canvas of `extend` size. `entropy` leaves the cut to the image's content.
 */
export type Geometry = { resize: Size; extract?: Box; extend?: Size; entropy?: boolean };

/** Works out fit, crop, focal point, pixel ratio and limits. Sizes in whole pixels. */
export function geometryOf(source: Size, params: ImageParams): Geometry {
  const { width: w, height: h } = requestedSize(source, params);
  const fit = params.fit ?? "clip";
  const ratio = source.width / source.height;
  if (w === undefined || h === undefined) {
    const width = w ?? (h === undefined ? source.width : h * ratio);
    const never = fit === "max" || fit === "fillmax" || fit === "min";
    return {
      resize: scaled(source, never ? Math.min(1, width / source.width) : width / source.width),
    };
  }
  const inside = Math.min(w / source.width, h / source.height);
  if (fit === "scale") return { resize: rounded({ width: w, height: h }) };
  if (fit === "crop") return cover(source, { width: w, height: h }, params);
  if (fit === "min") {
    const shrink = Math.min(1, source.width / w, source.height / h);
    return cover(source, { width: w * shrink, height: h * shrink }, params);
  }
  if (fit === "clip") return { resize: scaled(source, inside) };
  const resize = scaled(source, fit === "fill" ? inside : Math.min(1, inside));
  return fit === "max" ? { resize } : { resize, extend: rounded({ width: w, height: h }) };
}

/** `w` and `h` times the pixel ratio, within `max-w` and `max-h`, which alone never enlarge. */
function requestedSize(source: Size, params: ImageParams): Partial<Size> {
  const dpr = params.dpr ?? 1;
  const limited = (size: number | undefined, max: number | undefined, own: number) => {
    if (max === undefined) return size === undefined ? undefined : size * dpr;
    return Math.min(size === undefined ? own : size * dpr, max);
  };
  return {
    width: limited(params.w, params["max-w"], source.width),
    height: limited(params.h, params["max-h"], source.height),
  };
}

function cover(source: Size, target: Size, params: ImageParams): Geometry {
  const size = rounded(target);
  if (params.crop === "entropy") return { resize: size, entropy: true };
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
