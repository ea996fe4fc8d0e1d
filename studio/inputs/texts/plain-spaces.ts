/** Spaces that prevent a line break. */
const NO_BREAK = /[\u00a0\u2007\u202f]/g;

export const hasNoBreakSpace = (text: string): boolean => text.search(NO_BREAK) !== -1;

/**
 * Replaces no-break spaces by plain spaces. Beside a number they stay, because they join it with
 * its unit. Elsewhere a line of them may be wider than a phone.
 */
export function plainSpaces(parts: readonly string[]): string[] {
  const whole = parts.join("");
  const isDigit = (at: number) => /\d/.test(whole.charAt(at));
  let begin = 0;
  return parts.map((part) => {
    const at = begin;
    begin += part.length;
    return part
      .replace(NO_BREAK, (space, index: number) =>
        isDigit(at + index - 1) || isDigit(at + index + 1) ? space : " ",
      )
      .replace(/ {2,}/g, " ");
  });
}
