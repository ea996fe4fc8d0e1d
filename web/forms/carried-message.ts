import { RESULT_MARK } from "#schemas/shared/tools/tool-query.ts";

/** As the address of a tool is asked: analytics hear of neither. */
const MARK = `#${RESULT_MARK}`;

/** More than any result has; the rest of an address is somebody's joke. */
const MAX_LENGTH = 2_000;

/** The fragment that carries a text into the contact form: no server and no log sees it. */
export function carriedMessage(text: string): string {
  return MARK + encodeURIComponent(text);
}

/**
 * The text that an address carries; undefined where it carries none.
 * @param hash the address's fragment, with its "#"
 */
export function readCarriedMessage(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MARK.length)).slice(0, MAX_LENGTH).trim() || undefined;
  } catch {
    // Cut off in the middle of a letter.
    return undefined;
  }
}
