/**
 * A pasted text without invisible characters, such as those for writing direction. The two that join
 * letters stay: Persian and Indian words need them, and emoji. So do the marks behind a black flag,
 * which make it that of England, Scotland or Wales.
 */
export function withoutMarks(typed: string): string {
  return typed.replaceAll(/(?<!🏴[\u{e0061}-\u{e007f}]*)[^\P{Cf}\u200c\u200d]/gu, "").trim();
}
