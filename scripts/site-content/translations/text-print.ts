import { fingerprint } from "@nordune/content-tool";

/** Digits of a print, without the letter before them. */
export const PRINT_DIGITS = 6;

/**
 * A short hash of a text, by which an import knows whether the text has changed. It begins with a
 * letter that no number has, because a spreadsheet reads 112e69 as a number.
 */
export const textPrint = (text: string) => `x${fingerprint(text).slice(0, PRINT_DIGITS)}`;

const PRINT = /^x?[0-9a-f]{6}$/;

/** Whether a cell holds a print, which a program has not damaged. */
export const isPrint = (cell: string) => PRINT.test(cell);

/** Whether a print is that of a text. Files of before have prints without their first letter. */
export const isPrintOf = (print: string | undefined, text: string) =>
  print !== undefined && textPrint(text).endsWith(print) && isPrint(print);
