import type { ServicePageQueryResult } from "../../generated/types.generated.ts";
import { formatFigure } from "../figures/figure-text.ts";

/** Text as queries return it (`richTextFields`); a rich line is one block of it. */
export type RichTextValue = NonNullable<ServicePageQueryResult>["introduction"]["body"];

type TextBlock = RichTextValue[number];

type TextChild = NonNullable<TextBlock["children"]>[number];
type LinkMark = NonNullable<TextBlock["markDefs"]>[number];

export type InlineFigure = Extract<TextChild, { _type: "figureValue" }>;

export type InternalLinkMark = Extract<LinkMark, { _type: "internalLink" }>;
export type ExternalLinkMark = Extract<LinkMark, { _type: "externalLink" }>;

/** What the renderer meets: blocks, and the figures inside them. */
export type RichTextNode = TextBlock | InlineFigure;

/** A figure as queries return it (`figureFields`). */
export type Figure = InlineFigure["figure"];

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
