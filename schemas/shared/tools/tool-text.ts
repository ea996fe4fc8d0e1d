/** A part of a tool's text: words, or the name of a figure in braces. */
export type TextPart = string | { name: string };

/** The form of a figure's name: letters and digits. */
export const FIGURE_NAME = /^[a-z][a-zA-Z0-9]*$/;

const IN_BRACES = /\{([^{}]*)\}/;

/** Splits a text such as “Profit up to {band}” at the names of figures. */
export function partsOfText(text: string): TextPart[] {
  // Every second piece was in braces.
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
