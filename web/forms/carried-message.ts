import type { PlainText } from "#schemas/shared/head/clean-text.ts";
import { RESULT_MARK } from "#schemas/shared/tools/tool-query.ts";

/** The fragment has the form of a tool's address, so analytics receive neither. */
const MARK = `#${RESULT_MARK}`;

/** No result is longer. A longer text did not come from a tool. */
const MAX_LENGTH = 2_000;

/** The fragment that carries a text into the contact form. No server and no log sees a fragment. */
export function carriedMessage(text: PlainText): string {
  return MARK + encodeURIComponent(text);
}

/**
 * The text that a fragment carries; undefined without one.
 * @param hash the address's fragment, with its "#"
 */
export function readCarriedMessage(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    return decodeURIComponent(hash.slice(MARK.length)).slice(0, MAX_LENGTH).trim() || undefined;
  } catch {
    // The text was cut within a character, so it cannot be decoded.
    return undefined;
  }
}
