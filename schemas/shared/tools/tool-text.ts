/** A text of a tool in its parts: words, and the names of the figures that stand in braces between them. */
export type TextPart = string | { name: string };

/** Letters and digits, as rules and texts name a figure. */
export const FIGURE_NAME = /^[a-z][a-zA-Z0-9]*$/;

const IN_BRACES = /\{([^{}]*)\}/;

/** Cuts a text such as “Profit up to {band}” where a figure is named. */
export function partsOfText(text: string): TextPart[] {
  // Every second piece is what stood in braces.
  return text
    .split(IN_BRACES)
    .flatMap((piece, index): TextPart[] =>
      index % 2 === 1 ? [{ name: piece.trim() }] : piece === "" ? [] : [piece],
    );
}

/** The names of the figures in a text, each once. */
export function figuresNamedIn(text: string): string[] {
  const names = partsOfText(text).flatMap((part) => (typeof part === "string" ? [] : [part.name]));
  return [...new Set(names)];
}
