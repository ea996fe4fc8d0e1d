import { isRecord } from "../record.ts";

/** Asks for alternative text on every image that is chosen and is not decoration. */
export function alternativeText(alt: string | undefined, image: unknown): true | string {
  if (!isRecord(image) || image.asset === undefined || image.decorative === true) return true;
  return alt === undefined || alt.trim() === ""
    ? "Say what the image shows, or mark it as decoration."
    : true;
}
