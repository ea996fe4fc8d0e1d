/**
 * Text of the content lake as machines may read it: one line, without control characters and
 * without the invisible ones (zero-width, direction marks, soft hyphens) that come along when
 * text is pasted or marked for live editing.
 */
export function cleanText(text: string | null | undefined): string {
  return (text ?? "")
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}
