/** Networks do not show larger images. WhatsApp is reported to show none above 300 KB. */
export const SHARE_IMAGE_BYTES = 280_000;

/** Qualities from visually lossless down. The first one that is small enough is used. */
const QUALITIES = [90, 70, 50, 30];

/**
 * Converts an image to a JPEG that is small enough for all networks. At the first quality a drawing
 * is a third smaller than as a PNG of 256 colours, and is made in a fortieth of the time. Colours
 * keep the full resolution, so that the edges of coloured letters stay sharp.
 */
export async function asJpeg(picture: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  // libvips takes some 20 MB. Next loads this file when a server starts, and some never draw one.
  const { default: sharp } = await import("sharp");
  let jpeg = new Uint8Array<ArrayBuffer>(new ArrayBuffer(0));
  for (const quality of QUALITIES) {
    const options = { quality, chromaSubsampling: "4:4:4" };
    jpeg = new Uint8Array(await sharp(picture).jpeg(options).toBuffer());
    if (jpeg.byteLength <= SHARE_IMAGE_BYTES) break;
  }
  return jpeg;
}
