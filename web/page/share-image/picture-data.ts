import type { ImageSource } from "#schemas/shared/images/image-source.ts";
import { imageUrl } from "#web/content/image-url.ts";
import { cardPicture } from "./made-image.ts";

/** Longer than a picture takes to be cut, shorter than whoever asks for the share picture waits. */
const TIME_LIMIT_MS = 8_000;

/**
 * The illustration as a data address; undefined where there is none.
 * @throws when it cannot be had just now: what is drawn is kept until the page changes, and a share
 * picture must not be kept without its picture.
 * @param addressOf starts the address of an image
 */
export async function pictureData(
  image: ImageSource | null,
  addressOf = imageUrl,
  timeLimitMs = TIME_LIMIT_MS,
): Promise<string | undefined> {
  const url = cardPicture(image, addressOf);
  if (!url) return undefined;
  const response = await fetch(url, {
    cache: "force-cache",
    signal: AbortSignal.timeout(timeLimitMs),
  });
  const type = response.headers.get("content-type");
  if (!response.ok || !type?.startsWith("image/")) {
    await response.body?.cancel();
    throw new Error(`${url} answered ${response.status} with ${type}.`);
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:image/jpeg;base64,${bytes.toString("base64")}`;
}
