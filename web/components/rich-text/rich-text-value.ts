import type { PageReference } from "#web/components/links/reference-link.tsx";

/** A figure as queries return it inside text. */
export type InlineFigure = {
  _type: "figureValue";
  _key: string;
  show?: string | null;
  figure: {
    _id: string;
    label: string | null;
    value: string | null;
    unit: string | null;
    qualifier: string | null;
  } | null;
};

type Span = { _type: "span"; _key: string; text?: string | null; marks?: string[] | null };

export type InternalLinkMark = { _type: "internalLink"; _key: string; page: PageReference };
export type ExternalLinkMark = { _type: "externalLink"; _key: string; href?: string | null };

/** One paragraph, heading or list item of the content lake. */
export type TextBlock = {
  _type: "block";
  _key: string;
  style?: "normal" | "h2" | "h3";
  listItem?: "bullet" | "number";
  level?: number;
  children?: (Span | InlineFigure)[] | null;
  markDefs?: (InternalLinkMark | ExternalLinkMark)[] | null;
};

/** Text as queries return it: `richLine` (one block) and `richText` alike. */
export type RichTextValue = TextBlock[];

/** What the renderer meets: blocks, and the figures that stand inside them. */
export type RichTextNode = TextBlock | InlineFigure;
