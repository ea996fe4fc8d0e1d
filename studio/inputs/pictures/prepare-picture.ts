/** A file that the site can show and how it was changed, or the reason why it cannot be shown. */
export type Prepared = { file: File; said?: string } | { refused: string };

/** What an editor reads about an SVG. A field of a photograph does not accept one. */
export const SVG_FITS = "An SVG is a drawing, and fits as a logo alone.";

const TYPES_BY_END: Partial<Record<string, string>> = {
  heic: "image/heic",
  heif: "image/heif",
  avif: "image/avif",
};

/** The extension of a file's name, in lower case. */
const endOf = ({ name }: File) => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A file with its type. Not every system knows the type of a phone's photos. */
export function withType(file: File): File {
  const type = file.type || TYPES_BY_END[endOf(file)];
  return type === undefined || type === file.type ? file : new File([file], file.name, { type });
}

/** Converts an image to a format that every browser shows, without animation. */
export async function preparePicture(file: File): Promise<Prepared> {
  const { name } = file;
  try {
    if (/^image\/hei[cf]/.test(file.type)) {
      return { file: await jpegOf(file), said: `“${name}” was made a JPEG.` };
    }
    if (file.type === "image/svg+xml") return { file, said: `“${name}”: ${SVG_FITS}` };
    if (!(await isAnimated(file))) return { file };
    const said = `“${name}” is animated, and the site shows still pictures. Its first image was used.`;
    return { file: await stillOf(file), said };
  } catch {
    const refused = `“${name}” cannot be read. Open it on your phone or computer, save it as JPEG, and upload that file.`;
    return { refused };
  }
}

const QUALITY = 0.9;

async function jpegOf(file: File): Promise<File> {
  // This module has three megabytes. Only an editor with a HEIC file loads it.
  const { heicTo } = await import("heic-to/csp");
  const picture = await heicTo({ blob: file, type: "image/jpeg", quality: QUALITY });
  return renamed(picture, file);
}

async function stillOf(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  return renamed(await canvas.convertToBlob({ type: file.type, quality: QUALITY }), file);
}

function renamed(picture: Blob, { name }: File): File {
  const end = picture.type.replace(/^image\/(?:jpeg$)?/, "") || "jpg";
  return new File([picture], name.replace(/\.\w+$/, `.${end}`), { type: picture.type });
}

/** Whether a WebP file is animated. A bit in its header tells. */
async function isAnimated(file: File): Promise<boolean> {
  if (file.type !== "image/webp") return false;
  const header = new Uint8Array(await file.slice(0, 21).arrayBuffer());
  const isExtended = String.fromCharCode(...header.slice(12, 16)) === "VP8X";
  return isExtended && ((header[20] ?? 0) & 2) !== 0;
}
