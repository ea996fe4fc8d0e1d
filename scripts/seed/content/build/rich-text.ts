import type { FigureValue } from "#schemas/generated/types.generated.ts";
import { type Keyed, keyed, type Reference, reference } from "./document.ts";

type Decorator = "em" | "strong";
type Link = { _type: "internalLink"; page: Reference } | { _type: "externalLink"; href: string };
type Phrase = { text: string; decorator?: Decorator; link?: Link };

/** What a text is written from: plain words, emphasised or linked words, and figures. */
type Inline = string | Phrase | FigureValue;
/** What a line is written from: the same without links. */
export type LineInline = string | (Phrase & { link?: never }) | FigureValue;

type Span = { _type: "span"; text: string; marks: string[] };

/** The block of a line. The editor also expects an empty `markDefs`, which `block` adds. */
type LineBlock = {
  _type: "block";
  style: "normal";
  children: (Keyed<Span> | Keyed<FigureValue>)[];
};

export type Block = Omit<LineBlock, "style"> & {
  style: "normal" | "h3";
  markDefs: Keyed<Link>[];
  listItem?: "bullet";
  level?: number;
};

export const em = (text: string) => ({ text, decorator: "em" }) satisfies Phrase;
export const strong = (text: string) => ({ text, decorator: "strong" }) satisfies Phrase;

/** Words that lead to the page of a seeded document. */
export const pageLink = (text: string, documentId: string): Phrase => ({
  text,
  link: { _type: "internalLink", page: reference(documentId) },
});

/** Words that lead to an address outside the site. */
export const link = (text: string, href: string): Phrase => ({
  text,
  link: { _type: "externalLink", href },
});

/**
 * Words with figures, emphasis or links among them, written as they are read:
 * words`It takes ${figure("saif-tax-holiday")} or more.`
 */
export function words<Inlined extends Inline | readonly Inline[]>(
  texts: TemplateStringsArray,
  ...inlines: Inlined[]
): (string | Inlined)[] {
  return texts
    .flatMap((text, index) => [text, ...inlines.slice(index, index + 1)])
    .filter((inline) => inline !== "");
}

/**
 * The parts of a template, each written like `words`: a line holds one, or several with | between.
 * What is not there is refused by the Studio's rules before anything is written.
 */
export const parts = (...text: LineTemplate) => split(words(...text), / \| |\n\s*/);

/** The same, line by line, where a line may hold fewer than another; what is inserted can be lines, too. */
export const lines = (
  texts: TemplateStringsArray,
  ...inlines: (LineInline | readonly LineInline[])[]
) => split(words(texts, ...inlines).flat(), /\n\s*/).map((line) => split(line, / \| /));

function split(inlines: readonly LineInline[], at: RegExp): LineInline[][] {
  const found: LineInline[][] = [[]];
  for (const inline of inlines) {
    const pieces = typeof inline === "string" ? inline.split(at) : [inline];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) found.push([]);
      if (piece !== "") found.at(-1)?.push(piece);
    }
  }
  return found;
}

/** The plain words of such a part. */
export const plain = (part: readonly LineInline[] = []) =>
  part.filter((inline) => typeof inline === "string").join("");

/** What a tag of a template that `parts` reads is called with. */
export type LineTemplate = [texts: TemplateStringsArray, ...inlines: LineInline[]];

type Words = [texts: TemplateStringsArray, ...inlines: Inline[]];

/** A block of running text, written like `words`. */
export const paragraph = (...text: Words): Block => ({ style: "normal", ...block(words(...text)) });

/** A member of a list, written like `words`. */
export const bullet = (...text: Words): Block => ({
  style: "normal",
  listItem: "bullet",
  level: 1,
  ...block(words(...text)),
});

export const subheading = (text: string): Block => ({ style: "h3", ...block([text]) });

/** A text of several blocks. */
export function richText(...blocks: Block[]): Keyed<Block>[] {
  return keyed("block", blocks);
}

/** A short text of exactly one block, with no lists and no links. */
export function richLine(...inlines: LineInline[]): Keyed<LineBlock>[] {
  return keyed("block", [{ style: "normal", ...block(inlines) }]);
}

function block(inlines: Inline[]): Omit<Block, "style" | "listItem" | "level"> {
  const markDefs: Keyed<Link>[] = [];
  const children = inlines.map((inline): Span | FigureValue => {
    if (typeof inline === "string") return span(inline);
    if ("_type" in inline) return inline;
    const marks: string[] = inline.decorator ? [inline.decorator] : [];
    if (inline.link) {
      const key = `link-${markDefs.length + 1}`;
      markDefs.push({ ...inline.link, _key: key });
      marks.push(key);
    }
    return span(inline.text, marks);
  });
  return { _type: "block", children: keyed("child", separated(children)), markDefs };
}

function span(text: string, marks: string[] = []): Span {
  return { _type: "span", text, marks };
}

/**
 * The Studio's editor keeps a span on both sides of every inline object. Storing it that way
 * spares editors a change they did not make when they open the text.
 */
function separated(children: (Span | FigureValue)[]): (Span | FigureValue)[] {
  const result: (Span | FigureValue)[] = [];
  for (const child of children) {
    if (child._type === "figureValue" && result.at(-1)?._type !== "span") result.push(span(""));
    result.push(child);
  }
  if (result.at(-1)?._type !== "span") result.push(span(""));
  return result;
}

/** A heading of the larger size: it opens a section of a page that is mostly running text. */
export type SectionHeading = Omit<Block, "style"> & { style: "h2" };

export function sectionHeading(text: string): SectionHeading {
  return { ...subheading(text), style: "h2" };
}
