import {
  type InferStrictComponents,
  PortableText,
  type PortableTextMarkComponentProps,
  type PortableTextTypeComponentProps,
} from "@portabletext/react";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import {
  ENGLISH_MARK,
  type ExternalLinkMark,
  type InlineFigure,
  type InternalLinkMark,
  type RichTextNode,
  type RichTextValue,
} from "#schemas/shared/rich-text/rich-text-value.ts";
import { FigureValue } from "#web/components/evidence/figure-value.tsx";
import { ReferenceLink } from "#web/components/links.tsx";
import { OtherSiteLink } from "#web/components/plain-links.tsx";

function FigureInText({ value }: PortableTextTypeComponentProps<InlineFigure>) {
  const { figure, show } = value;
  // A figure that is not published is null.
  return figure === null ? null : <FigureValue figure={figure} show={show} />;
}

function InternalLink({ value, children }: PortableTextMarkComponentProps<InternalLinkMark>) {
  return <ReferenceLink page={value?.page ?? null}>{children}</ReferenceLink>;
}

function ExternalLink({ value, children }: PortableTextMarkComponentProps<ExternalLinkMark>) {
  const href = safeHref(value?.href);
  if (href === undefined) return children;
  return <OtherSiteLink href={href}>{children}</OtherSiteLink>;
}

/** A text without a translation, on a page in another language. */
const English = ({ children }: PortableTextMarkComponentProps) => <span lang="en">{children}</span>;

const links = { internalLink: InternalLink, externalLink: ExternalLink };

/** The site sets the mark of English texts, and no editor. */
const marks = { ...links, [ENGLISH_MARK]: English };

const textComponents = {
  types: { figureValue: FigureInText },
  marks,
} satisfies InferStrictComponents<RichTextNode[]>;

const lineComponents = {
  ...textComponents,
  block: ({ children }) => children,
} satisfies InferStrictComponents<RichTextNode[]>;

type RichTextProps = { value: RichTextValue | null | undefined };

/**
 * Text with paragraphs, headings, lists, links and figures. It needs a parent with the class
 * `prose`.
 */
export function RichText({ value }: RichTextProps) {
  return <PortableText<RichTextNode> value={value} components={textComponents} />;
}

/** A short text without an element of its own, for use within a heading, a paragraph or a cell. */
export function RichLine({ value }: RichTextProps) {
  return <PortableText<RichTextNode> value={value} components={lineComponents} />;
}

/** A short text as a paragraph. */
export function RichParagraph({ value, className }: RichTextProps & { className?: string }) {
  return (
    <p className={className}>
      <RichLine value={value} />
    </p>
  );
}
