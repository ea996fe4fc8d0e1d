import type { ImageSource } from "#schemas/images/image-source.ts";
import { imageUrl } from "#web/content/image-url.ts";

const SIZE = { width: 600, height: 630 };

/**
 * The illustration as a data address, cut around its hotspot; undefined when it cannot be had,
 * because a share picture of words alone is better than none.
 */
export async function pictureData(image: ImageSource | null): Promise<string | undefined> {
  const { width, height } = SIZE;
  const url = image && imageUrl(image)?.width(width).height(height).fit("crop").format("jpg").url();
  if (!url) return undefined;
  try {
    // The address of an asset names its content, so what was fetched once stays right.
    const response = await fetch(url, { cache: "force-cache" });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    return `data:image/jpeg;base64,${bytes.toString("base64")}`;
  } catch (error) {
    console.warn(`${url} is missing from a share picture: ${String(error)}`);
    return undefined;
  }
}
