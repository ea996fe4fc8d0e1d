// With its ending, because a build also reads this outside of the bundler.
import { draftMode } from "next/headers.js";

/** Is the page made for an editor, who sees what is not published yet? */
export async function isDraft(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled;
  } catch {
    // Nobody has asked for it: a build or a script reads content.
    return false;
  }
}

const places = new WeakMap<object, string>();

/** Remembers by which attribute a picture in an editor's page leads to its field. */
export function setPicturePlace(image: object, attribute: string): void {
  places.set(image, attribute);
}

/**
 * The value of `data-sanity` of a picture in an editor's page; undefined in a visitor's. A text
 * carries in itself where it is edited, but a picture need not have a text.
 */
export function picturePlace(image: object): string | undefined {
  return places.get(image);
}
