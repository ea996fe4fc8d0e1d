import { fingerprint } from "@nordune/content-tool";

/** Digits of a print, without the letter before them. */
export const PRINT_DIGITS = 6;

/** A text with plain spaces only, as translators' tools may return one that nobody has changed. */
export const withPlainSpaces = (text: string) => text.replaceAll(/[^\S\n]/g, " ");

/**
 * A short hash of a text, by which an import knows whether the text has changed. It begins with a
 * letter that no number has, because a spreadsheet reads 112e69 as a number.
 */
export const textPrint = (text: string) => printOf(withPlainSpaces(text));

const printOf = (text: string) => `x${fingerprint(text).slice(0, PRINT_DIGITS)}`;

const PRINT = /^x?[0-9a-f]{6}$/;

/** Whether a cell holds a print, which a program has not damaged. */
export const isPrint = (cell: string) => PRINT.test(cell);

/**
 * Whether a print is that of a text, whose unusual spaces a tool may have made plain. Files of
 * before have prints without their first letter, and with the unusual spaces.
 */
export const isPrintOf = (print: string | undefined, text: string) =>
  print !== undefined &&
  isPrint(print) &&
  [textPrint(text), printOf(text)].some((each) => each.endsWith(print));
