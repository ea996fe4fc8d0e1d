import { isRecord } from "../shared/record.ts";

/** Refuses text that is only white space. `required()` handles an empty value. */
export function notBlank(value: string | undefined): true | string {
  return value === undefined || value === "" || value.trim() !== ""
    ? true
    : "Write some text: only spaces are not enough.";
}

export function alternativeText(alt: string | undefined, image: unknown): true | string {
  if (!isRecord(image) || image.asset === undefined || image.decorative === true) return true;
  return alt === undefined || alt.trim() === ""
    ? "Say what the image shows, or mark it as decoration."
    : true;
}
