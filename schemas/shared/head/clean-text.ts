declare const noInvisibleSign: unique symbol;

/**
 * A text without invisible signs. What leaves a page has this type: titles, addresses, messages and
 * files. A text of the content does not fit there, because it may be marked as English or with its
 * field, until `cleanText` or `visibleText` has removed the marks.
 */
export type PlainText = string & { readonly [noInvisibleSign]: true };

const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]/gu;

const isPlain = (text: string): text is PlainText => text.search(INVISIBLE) === -1;

/**
 * A text without invisible characters (zero-width, direction marks, soft hyphens) from pasting or
 * from the marks of drafts and of English texts. Lines and spaces stay.
 */
export function visibleText(text: string): PlainText {
  const visible = text.replace(INVISIBLE, "");
  if (!isPlain(visible)) throw new Error("Invisible characters");
  return visible;
}

/**
 * A text of the content lake for machines: one line, without control characters and without
 * invisible ones.
 */
export const cleanText = (text: string | null | undefined): PlainText =>
  visibleText(
    (text ?? "")
      .replace(INVISIBLE, "")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
