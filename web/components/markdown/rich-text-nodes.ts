import {
  buildMarksTree,
  isPortableTextToolkitSpan,
  isPortableTextToolkitTextNode,
} from "@portabletext/toolkit";
import { safeHref } from "#schemas/shared/addresses/safe-href.ts";
import type { RichTextValue } from "#schemas/shared/rich-text/rich-text-value.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import type { PageReference } from "#web/content/site-types.ts";
import { figureInline } from "./figures.ts";
import {
  type Block,
  heading,
  type Inline,
  type Item,
  list,
  type MarkdownPage,
  paragraph,
  text,
} from "./nodes.ts";

type TextBlock = RichTextValue[number];
type Rich = RichTextValue | null | undefined;

/** Text with paragraphs, headings, lists, links and figures. */
export function richBlocks(value: Rich, page: MarkdownPage): Block[] {
  const blocks: Block[] = [];
  for (const [index, block] of (value ?? []).entries()) {
    const words = lineOf(block, page);
    if (block.listItem) {
      // The list is made at its first item.
      if (value?.[index - 1]?.listItem === block.listItem) continue;
      blocks.push(...listFrom(value?.slice(index) ?? [], block.listItem, page));
    } else if (block.style === "h2" || block.style === "h3") {
      blocks.push(...heading(block.style === "h2" ? 2 : 3, words));
    } else if (words.length > 0) blocks.push(paragraph(...words));
  }
  return blocks;
}

/** The list at the beginning of a text. A deeper item is a list within the item before it. */
function listFrom(blocks: readonly TextBlock[], kind: string, page: MarkdownPage): Block[] {
  const end = blocks.findIndex(({ listItem }) => listItem !== kind);
  const items = end === -1 ? blocks : blocks.slice(0, end);
  const nested = (from: number, level: number): { items: Item[]; next: number } => {
    const found: Item[] = [];
    let at = from;
    while (at < items.length) {
      const item = items[at];
      if (item === undefined || (item.level ?? 1) < level) break;
      const deeper = nested(at + 1, (item.level ?? 1) + 1);
      const words = lineOf(item, page);
      found.push(
        deeper.items.length === 0
          ? words
          : {
              blocks: [paragraph(...words), ...list(deeper.items, { ordered: kind === "number" })],
            },
      );
      at = deeper.next;
    }
    return { items: found, next: at };
  };
  return list(nested(0, 1).items, { ordered: kind === "number" });
}

/** A short text for a line: a heading, a cell, an item of a list. */
export const richLine = (value: Rich, page: MarkdownPage): Inline[] =>
  (value ?? []).flatMap((block, index) => [
    ...(index > 0 ? [text(" ")] : []),
    ...lineOf(block, page),
  ]);

/** A short text as a paragraph; nothing without words. */
export function richParagraph(value: Rich, page: MarkdownPage): Block[] {
  const words = richLine(value, page);
  return words.length === 0 ? [] : [paragraph(...words)];
}

function lineOf(block: TextBlock, page: MarkdownPage): Inline[] {
  const { children = [], markDefs } = block;
  type Node = ReturnType<typeof buildMarksTree>[number];
  const inline = (node: Node): Inline[] => {
    if (isPortableTextToolkitTextNode(node)) return node.text === "" ? [] : [text(node.text)];
    if (!isPortableTextToolkitSpan(node)) {
      const child = children?.find(({ _key }) => _key === node._key);
      // A figure that is not published is null.
      if (child?._type !== "figureValue" || child.figure === null) return [];
      return figureInline(child.figure, child.show, page);
    }
    const words = node.children.flatMap(inline);
    if (node.markType === "strong") return [{ type: "strong", children: words }];
    if (node.markType === "em") return [{ type: "emphasis", children: words }];
    const mark = markDefs?.find(({ _key }) => _key === node.markKey);
    const url =
      mark?._type === "internalLink" ? addressOfPage(mark.page, page) : safeHref(mark?.href);
    return url === undefined ? words : [linked(url, words)];
  };
  return buildMarksTree({ ...block, children: children ?? [], markDefs: markDefs ?? [] }).flatMap(
    inline,
  );
}

const linked = (url: string, words: Inline[]): Inline => ({ type: "link", url, children: words });

/** The full address of a document's page, at its tool if the link says so. */
export function addressOfPage(reference: PageReference, page: MarkdownPage): string | undefined {
  const path = reference === null ? undefined : pathOf(reference);
  if (path === undefined) return undefined;
  return page.addressOf(reference?.atTool ? `${path}#${TOOL_ID}` : path);
}

/** A link to the page of a document. Without a page the label is plain text. */
export function pageLink(reference: PageReference, label: string, page: MarkdownPage): Inline {
  const url = addressOfPage(reference, page);
  return url === undefined ? text(label) : linked(url, [text(label)]);
}

/** The heading and the introduction of a section. */
export const sectionHead = (
  { heading: words, intro }: { heading: string | null; intro?: Rich },
  page: MarkdownPage,
): Block[] => [...heading(2, words), ...richParagraph(intro, page)];
