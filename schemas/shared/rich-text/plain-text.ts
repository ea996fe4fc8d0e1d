import { formatFigure } from "../figures/figure-text.ts";
import type { RichTextValue } from "./rich-text-value.ts";

/** The words of a text with its figures written out, for places that take no markup. */
export function plainText(value: RichTextValue): string {
  return value
    .map(({ children }) =>
      (children ?? [])
        .map((child) => {
          if (child._type === "span") return child.text ?? "";
          return child.figure === null ? "" : formatFigure({ ...child.figure, show: child.show });
        })
        .join(""),
    )
    .join(" ")
    .trim();
}
