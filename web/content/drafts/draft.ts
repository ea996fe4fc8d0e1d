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

/**
 * The value of `data-sanity` of each picture and section in an editor's page; a visitor's has none.
 * A text carries in itself where it is edited, but these need not have a text.
 */
export const editedAt = new WeakMap<object, string>();
