/** Spaces at which no line may end. */
const NO_BREAK = /[\u00a0\u2007\u202f]/g;

export const hasNoBreakSpace = (text: string): boolean => text.search(NO_BREAK) !== -1;

/**
 * The parts of a text with plain spaces instead of those at which no line ends. Beside a number they
 * stay, for they hold it and its unit together; elsewhere a line of them is wider than a telephone.
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
