import {
  type InferStrictComponents,
  PortableText,
  type PortableTextTypeComponentProps,
} from "@portabletext/react";
import type {
  InlineFigure,
  RichTextNode,
  RichTextValue,
} from "#schemas/shared/rich-text/rich-text-value.ts";
import { PlainFigure } from "#web/components/evidence/figure-value.tsx";
import { lineComponents } from "./rich-text.tsx";

function FigureWithoutMark({ value }: PortableTextTypeComponentProps<InlineFigure>) {
  const { figure, show } = value;
  return figure === null ? null : <PlainFigure figure={figure} show={show} />;
}

const unmarkedLineComponents = {
  ...lineComponents,
  types: { figureValue: FigureWithoutMark },
} satisfies InferStrictComponents<RichTextNode[]>;

/** A `RichLine` outside of a page's own content, where no evidence of its figures follows. */
export function UnmarkedLine({ value }: { value: RichTextValue | null | undefined }) {
  return <PortableText<RichTextNode> value={value} components={unmarkedLineComponents} />;
}
