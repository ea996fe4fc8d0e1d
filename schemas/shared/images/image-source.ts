import type { HomePageQueryResult } from "../../generated/types.generated.ts";

/** An image as queries return it (`imageFields`). */
export type ImageSource = NonNullable<HomePageQueryResult>["hero"]["image"];

/** Whether a picture was chosen: what the Studio makes has a place for one from the start. */
export const isChosen = (image: ImageSource | null): image is ImageSource => Boolean(image?.asset);

export type Focus = { x: number; y: number; width: number; height: number };
export type Crop = { top: number; bottom: number; left: number; right: number };

/** The hotspot with its gaps filled: the whole picture, looked at in its middle. */
export function focusOf({ hotspot }: { hotspot?: Partial<Focus> | null }): Focus {
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {};
  return { x, y, width, height };
}

/** The crop with its gaps filled: nothing cut off. */
export function cropOf({ crop }: { crop?: Partial<Crop> | null }): Crop {
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  return { top, bottom, left, right };
}

/** Width and height in pixels of what is left after the crop; 16 : 9 when the lake knows none. */
export function croppedSize(image: ImageSource): { width: number; height: number } {
  const crop = cropOf(image);
  const width = image.asset?.dimensions?.width ?? 1920;
  const height = image.asset?.dimensions?.height ?? 1080;
  return {
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
  };
}

/**
 * Where the hotspot lies in the picture as it is shown, cropped and perhaps mirrored: in whole
 * percents from the left and the top, as CSS wants it to keep the hotspot in sight when a box cuts
 * the picture.
 */
export function focusPoint(image: ImageSource): { x: number; y: number } {
  const { x, y } = focusOf(image);
  const crop = cropOf(image);
  const along = (at: number, before: number, after: number) => {
    const share = (at - before) / (1 - before - after);
    return Math.round(Math.min(1, Math.max(0, share)) * 100);
  };
  const fromLeft = along(x, crop.left, crop.right);
  return { x: image.flip ? 100 - fromLeft : fromLeft, y: along(y, crop.top, crop.bottom) };
}
