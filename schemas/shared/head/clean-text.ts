/**
 * A text of the content lake for machines: one line, without control characters and without
 * invisible characters (zero-width, direction marks, soft hyphens) from pasting or from the marks
 * of drafts.
 */
export function cleanText(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
