import type { ImageUrl, KeptImage } from "../images/image-urls.ts";
import { cleanText } from "./clean-text.ts";
import { SHARE_IMAGE_SIZE } from "./share-image-path.ts";

/** A picture that networks show beside a shared link; sizes in pixels. */
export type ShareImage = { url: string; width: number; height: number; alt: string };

/** The picture that an editor chose, cut to the size at which networks show it. */
export function chosenImage(
  image: KeptImage | null | undefined,
  imageUrl: ImageUrl,
): ShareImage | undefined {
  if (image == null) return undefined;
  const { width, height } = SHARE_IMAGE_SIZE;
  const url = imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  return url === undefined ? undefined : { url, width, height, alt: cleanText(image.alt) };
}
