import { formatFigure } from "#schemas/shared/figures/figure-text.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";

/** The fields of a figure that rules and results use. */
export type ToolFigure = { _id: string; value: string; unit: string | null };

export const figureOf = ({ _id, value, unit }: ToolFigure): ToolFigure => ({ _id, value, unit });

/** A line of text with its figures. It has a tenth of the size of rich text. */
export type Words = readonly (string | { key: string; figure: ToolFigure; show: string })[];

/** The text of a line without emphasis. */
export function wordsOf(text: RichTextValue): Words {
  return text
    .flatMap(({ children }) => children ?? [])
    .flatMap((child): Words => {
      if (child._type === "span") return child.text ? [child.text] : [];
      if (child.figure === null) return [];
      return [{ key: child._key, figure: figureOf(child.figure), show: child.show }];
    });
}

/** The line as plain text, for a message or a name. */
export function plainWords(words: Words): string {
  return words
    .map((word) =>
      typeof word === "string" ? word : formatFigure({ ...word.figure, show: word.show }),
    )
    .join("");
}

/**
 * A line of text, with figures whose marks open their evidence. Other text has its own element,
 * because React does not find a text that a translation has wrapped.
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
