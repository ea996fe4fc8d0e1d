import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";

/** A figure as far as a rule reads it and a result shows it. */
export type ToolFigure = { _id: string; value: string; unit: string | null };

export const figureOf = ({ _id, value, unit }: ToolFigure): ToolFigure => ({ _id, value, unit });

/** A line of text with its figures: a tenth of what a rich text weighs, and enough to show one. */
export type Words = readonly (string | { key: string; figure: ToolFigure; show: string })[];

/** The words of a line; emphasis stays behind. */
export function wordsOf(text: RichTextValue): Words {
  return text
    .flatMap(({ children }) => children ?? [])
    .flatMap((child): Words => {
      if (child._type === "span") return child.text ? [child.text] : [];
      if (child.figure === null) return [];
      return [{ key: child._key, figure: figureOf(child.figure), show: child.show }];
    });
}

/** The same as plain text, for a message or a name. */
export function plainWords(words: Words): string {
  return words
    .map((word) =>
      typeof word === "string" ? word : formatFigure({ ...word.figure, show: word.show }),
    )
    .join("");
}

/**
 * A line of text, its figures with the marks that open their evidence. Other words get an element of
 * their own: where a translation has wrapped a text, React no longer finds it.
 */
export function ShownWords({ words }: { words: Words }) {
  return (
    <span key={plainWords(words)}>
      {words.map((word) =>
        typeof word === "string" ? (
          word
        ) : (
          <FigureValue key={word.key} figure={word.figure} show={word.show} />
        ),
      )}
    </span>
  );
}
