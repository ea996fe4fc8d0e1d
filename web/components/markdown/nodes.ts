import type { BlockContent, DefinitionContent, PhrasingContent, TableRow } from "mdast";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import type { Language } from "#schemas/shared/languages.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";

/*
 * The nodes of a page as Markdown, in the field's own tree (https://github.com/syntax-tree/mdast).
 * A section makes them from its content in `markdown.ts`, beside the view that makes HTML of it.
 */

export type Block = BlockContent | DefinitionContent;
export type Inline = PhrasingContent;
type Words = string | null | undefined;

/** What a part of a page may use of its page. */
export type MarkdownPage = {
  language: Language;
  settings: CompanyDetails;
  /** The day in Dubai that the page shows, as an ISO date. */
  day: string;
  /** English path of the page. */
  path: string;
  /** The full address of a page of the site, in the language of this page. */
  addressOf: (path: string) => string;
  /** Where the page's calls to action lead: to the contact page, with the page's subject. */
  contactHref: string;
  /** What the tools of the page say, by the type of their documents. */
  tools: ReadonlyMap<string, Block[]>;
};

/** Spaces that do not break. They are for lines of print, and programs compare texts. */
const NO_BREAK = /[\u00a0\u202f]/g;

export const text = (value: Words): Inline => ({
  type: "text",
  value: visibleText(value ?? "").replace(NO_BREAK, " "),
});

export const strong = (value: Words): Inline => ({ type: "strong", children: [text(value)] });

export const link = (url: string, label: Words): Inline => ({
  type: "link",
  url,
  children: [text(label)],
});

export const paragraph = (...children: Inline[]): Block => ({ type: "paragraph", children });

/** A heading; nothing without words. */
export function heading(depth: 1 | 2 | 3, words: Words | Inline[]): Block[] {
  if (!words || words.length === 0) return [];
  return [{ type: "heading", depth, children: typeof words === "string" ? [text(words)] : words }];
}

/** An item of a list: a line, or several blocks. */
export type Item = Inline[] | { blocks: Block[] };

/** A list; nothing without items. */
export function list(items: readonly Item[], { ordered = false } = {}): Block[] {
  if (items.length === 0) return [];
  const children = items.map((item) => ({
    type: "listItem" as const,
    spread: false,
    children: Array.isArray(item) ? [paragraph(...item)] : item.blocks,
  }));
  return [{ type: "list", ordered, spread: false, children }];
}

/** The item of a list that names something and says what it is. */
export const term = (name: Words, ...words: Inline[]): Inline[] => [
  strong(name),
  text(": "),
  ...words,
];

/** A table with a head. Each cell is a line. */
export function table(head: readonly Inline[][], rows: readonly Inline[][][]): Block {
  const row = (cells: readonly Inline[][]): TableRow => ({
    type: "tableRow",
    children: cells.map((children) => ({ type: "tableCell", children })),
  });
  return { type: "table", children: [row(head), ...rows.map(row)] };
}

/** A remark that limits the text around it. */
export const quote = (...children: Block[]): Block => ({ type: "blockquote", children });
