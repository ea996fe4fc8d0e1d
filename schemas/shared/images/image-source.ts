import type { HomePageQueryResult } from "../../generated/types.generated.ts";

/** An image as queries return it (`imageFields`). */
export type ImageSource = NonNullable<HomePageQueryResult>["hero"]["image"];

/** Whether an image was chosen. The Studio creates an empty image field for new documents. */
export const isChosen = (image: ImageSource | null): image is ImageSource => Boolean(image?.asset);

export type Focus = { x: number; y: number; width: number; height: number };
export type Crop = { top: number; bottom: number; left: number; right: number };

/** The hotspot of an image. By default it is the centre of the whole image. */
export function focusOf({ hotspot }: { hotspot?: Partial<Focus> | null }): Focus {
  const { x = 0.5, y = 0.5, width = 1, height = 1 } = hotspot ?? {};
  return { x, y, width, height };
}

/** The crop of an image. By default nothing is cropped. */
export function cropOf({ crop }: { crop?: Partial<Crop> | null }): Crop {
  const { top = 0, bottom = 0, left = 0, right = 0 } = crop ?? {};
  return { top, bottom, left, right };
}

/** Width and height in pixels after the crop; 16 : 9 if the size is unknown. */
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
 * The position of the hotspot in the cropped and possibly mirrored image, in whole percents from
 * the left and the top. CSS uses it to keep the hotspot visible.
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
