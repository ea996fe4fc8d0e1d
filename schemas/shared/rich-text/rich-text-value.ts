import type { ServicePageQueryResult } from "../../generated/types.generated.ts";
import { formatFigure } from "../figures/figure-text.ts";
import type { Language } from "../languages.ts";

/** Rich text as queries return it (`richTextFields`). A rich line is one block. */
export type RichTextValue = NonNullable<ServicePageQueryResult>["introduction"]["body"];

type TextBlock = RichTextValue[number];

type TextChild = NonNullable<TextBlock["children"]>[number];
type LinkMark = NonNullable<TextBlock["markDefs"]>[number];

export type InlineFigure = Extract<TextChild, { _type: "figureValue" }>;

export type InternalLinkMark = Extract<LinkMark, { _type: "internalLink" }>;
export type ExternalLinkMark = Extract<LinkMark, { _type: "externalLink" }>;

/** The nodes of the renderer: blocks, and the figures in them. */
export type RichTextNode = TextBlock | InlineFigure;

/** A figure as queries return it (`figureFields`). */
export type Figure = InlineFigure["figure"];

/** The mark of a text that has no translation, on a page in another language. */
export const ENGLISH_MARK = "english";

/** The plain text with figures written out, for places without markup. */
export function plainText(value: RichTextValue, language: Language): string {
  return value
    .map(({ children }) =>
      (children ?? [])
        .map((child) => {
          if (child._type === "span") return child.text ?? "";
          if (child.figure === null) return "";
          return formatFigure({ ...child.figure, show: child.show }, language);
        })
        .join(""),
    )
    .join(" ")
    .trim();
}
