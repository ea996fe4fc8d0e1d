import { jsxs } from "@nordune/jsx/jsx-runtime";
import { FigureMark } from "#web/components/evidence/figure-mark.tsx";

/** A figure in a line, with its text in the language of the page. */
export type ToolFigure = {
  _id: string;
  text: string;
  /** The value for machines (`machineValue`). */
  value: string;
  /** An amount in dirhams, which a result may convert. */
  dirhams?: number | undefined;
};

/** A line of text with its figures. It has a tenth of the size of rich text. */
export type Words = readonly (string | ToolFigure)[];

/** A name in braces that no figure has stays in its line, with the marks of a draft after it. */
const NAMED = /^\{(\w+)\}/;

/** The line with computed values in the places of their names. */
export function withComputed(words: Words, values: Readonly<Record<string, string>>): Words {
  return words.map((word) =>
    typeof word === "string"
      ? word.replace(NAMED, (named, name: string) => values[name] ?? named)
      : word,
  );
}

/** The line as plain text, for a message or a name. */
export function plainWords(words: Words): string {
  return words.map((word) => (typeof word === "string" ? word : word.text)).join("");
}

/**
 * A line of text, with figures whose marks open their evidence. Other text has its own element,
 * because React does not find a text that a translation has wrapped.
 */
export function ShownWords({ words }: { words: Words }) {
  // As with the children that JSX lists, the parts of a line need no keys.
  return jsxs("span", { children: words.map(shownPart) }, plainWords(words));
}

const shownPart = (word: Words[number]) =>
  typeof word === "string" ? word : <FigureMark figure={word} text={word.text} />;
