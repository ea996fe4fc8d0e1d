import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import type { Words } from "./words.ts";

/** A line of text, its figures with the marks that open their evidence. */
export function ShownWords({ words }: { words: Words }) {
  return words.map((word) =>
    typeof word === "string" ? (
      word
    ) : (
      <FigureValue key={word.key} figure={word.figure} show={word.show} />
    ),
  );
}
