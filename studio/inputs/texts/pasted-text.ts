import { type DeserializerRule, htmlToPortableText } from "@portabletext/html";
import { isRecord } from "../../../schemas/shared/record.ts";
import { UNREAD_FORMULA } from "./drawn-formulas.ts";
import { REVERSED } from "./drawn-text.ts";
import { FOR_SCREEN_READERS, takenForScreenReaders } from "./for-screen-readers.ts";
import {
  FONT_SIGN,
  hasHiddenWords,
  picturesAtAmounts,
  takeComments,
  writeHiddenWords,
} from "./hidden-words.ts";
import { CONTROLS, takeControls, withOtherNumbers } from "./page-controls.ts";
import { hasFormula, writeFormulas } from "./plain-formulas.ts";
import { plainSpaces } from "./plain-spaces.ts";
import {
  carriedNumber,
  LIST_ITEM,
  readPage,
  repairPage,
  wordsOf,
  wordsOfPage,
} from "./repaired-page.ts";
import { positionOf } from "./set-apart.ts";
import { WORD_PART } from "./word-parts.ts";

/** A pasted link, as the fields of a text store it. */
export type PastedLink =
  | { _type: "internalLink"; page: { _type: "reference"; _ref: string } }
  | { _type: "externalLink"; href: string };

type Span = { _type: "span"; _key: string; text: string; marks?: string[] };

/** A list item with the number that the pasted page shows before it. */
type Numbered = { block: TextBlock; number: number | undefined };

type TextBlock = {
  _type: "block";
  _key: string;
  style?: string;
  children: Span[];
  markDefs?: { _key: string; [field: string]: unknown }[];
  [field: string]: unknown;
};

export type Pasted = {
  blocks: TextBlock[];
  /** What was left out, in an editor's words. */
  dropped: string[];
  /** Words of the page that are in no block, in their order. */
  missing: string[];
};

type Options = {
  /** Whether the text is one paragraph without links. Paragraphs are then joined by a space. */
  isLine: boolean;
  linkTo: (href: string) => Promise<PastedLink | undefined>;
};

const STYLES: Partial<Record<string, string>> = {
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  h5: "h3",
};
const KEPT_MARKS = ["strong", "em"];

/** Elements that a text cannot contain, in an editor's words. */
const DROPPED = [
  ["pictures", "img, picture, svg, video, iframe"],
  ["tables", "table"],
  ["signs of a font", `[${FONT_SIGN}]`],
  ["colours", "[style*='color:'], [bgcolor], font[color]"],
] as const;

/** Those that nobody expects in a line of plain text. */
const LOOKS = ["pictures", "tables", "colours"];

/** Reads a marked paragraph of a list of Word. */
const wordList: DeserializerRule = {
  deserialize(node, next) {
    const item = node instanceof Element ? node : undefined;
    const listItem = item?.getAttribute(LIST_ITEM);
    if (item === undefined || !listItem) return undefined;
    const level = Number(/level(\d+)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);
    return { _type: "block", style: "normal", listItem, level, children: next(item.childNodes) };
  },
};

/**
 * Converts a paste from a word processor or a page to a text of the site, and lists what was left
 * out.
 */
export async function pastedText(html: string, options: Options): Promise<Pasted> {
  const { isLine, linkTo } = options;
  const page = readPage(html);
  writeHiddenWords(page);
  const comments = takeComments(page);
  const { buttons, tooltips } = takeControls(page);
  const forScreenReaders = [
    ...takenForScreenReaders(page),
    ...withOtherNumbers(page, "aria-label"),
  ];
  const narrow = takeNarrowCells(page);
  const dropped: string[] = DROPPED.flatMap(([name, selector]) =>
    page.querySelector(selector) === null ? [] : [name],
  );
  const amounts = picturesAtAmounts(page);
  if (amounts.length > 0) dropped.push(`what pictures say before ${amounts.join(" and ")}`);
  const said = withOtherNumbers(page, "alt");
  if (said.length > 0) dropped.push(`what pictures say (“${said.join("”, “")}”)`);
  const formulas = [...page.querySelectorAll(`[${UNREAD_FORMULA}]`)].map((formula) =>
    formula.getAttribute(UNREAD_FORMULA),
  );
  if (formulas.length > 0) dropped.push(`formulas (“${formulas.join("”, “")}”)`);
  if (narrow.length > 0) {
    dropped.push(`numbers for which their columns are too narrow (“${narrow.join("”, “")}”)`);
  }
  if (isLine && page.querySelector("a[href]") !== null) dropped.push("links");
  writeFormulas(page);
  const words = wordsOfPage(page);
  const { footnotes, struck } = repairPage(page);
  if (comments.length > 0) dropped.push(`comments (“${comments.join("”, “")}”)`);
  if (buttons.length > 0) dropped.push(`buttons (“${buttons.join("”, “")}”)`);
  if (tooltips.length > 0) dropped.push(`tooltips (“${tooltips.join("”, “")}”)`);
  if (forScreenReaders.length > 0) {
    dropped.push(`text for screen readers (“${forScreenReaders.join("”, “")}”)`);
  }
  if (footnotes.length > 0) dropped.push(`footnote marks (${footnotes.join(" ")})`);
  if (struck.length > 0) dropped.push(`struck-out text (“${struck.join("”, “")}”)`);
  const read = htmlToPortableText(html, {
    parseHtml: () => page,
    rules: [wordList],
    // Code is treated as plain text.
    types: { code: () => undefined },
  });
  const own = await Promise.all(
    read.flatMap((block) =>
      isTextBlock(block) && hasWords(block) ? [asOwn(block, { isLine, linkTo })] : [],
    ),
  );
  const { blocks, lostNumbers } = isLine
    ? { blocks: joined(own.map(({ block }) => block)), lostNumbers: [] }
    : withLevels(own);
  if (lostNumbers.length > 0) dropped.push(`numbers of lists (${lostNumbers.join(", ")})`);
  return {
    blocks,
    dropped,
    missing: lacking(words, [...blocks.map(textOf), ...footnotes, ...struck].flatMap(wordsOf)),
  };
}

/** Takes out the signs that a spreadsheet shows in place of a number. @returns them */
function takeNarrowCells(page: Document): string[] {
  const cells = [...page.body.querySelectorAll("td, th")];
  return cells.flatMap((cell) => {
    const text = cell.textContent?.trim() ?? "";
    if (!/^#{2,}$/.test(text)) return [];
    cell.replaceChildren();
    return [text];
  });
}

/** Whether a page has text that its plain text would join with the word before it. */
export function hasSetApart(html: string): boolean {
  const page = readPage(html);
  const parts = [...page.body.querySelectorAll("*")];
  return (
    hasFormula(page) ||
    hasHiddenWords(page) ||
    page.querySelector(
      `[${UNREAD_FORMULA}], [${FOR_SCREEN_READERS}], [${REVERSED}], [${WORD_PART}]`,
    ) !== null ||
    page.querySelector(CONTROLS) !== null ||
    parts.some((part) => positionOf(part) !== undefined)
  );
}

/** Converts a paste to plain text, one line for each paragraph. */
export async function pastedLines(html: string): Promise<Pasted & { text: string }> {
  const pasted = await pastedText(html, { isLine: false, linkTo: async () => undefined });
  // A picture or a colour cannot be expected in a line.
  const dropped = pasted.dropped.filter((name) => !LOOKS.includes(name));
  return { ...pasted, dropped, text: pasted.blocks.map(textOf).join("\n") };
}

/** The words of `all` that are missing in `found`, repeated words included. */
function lacking(all: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return all.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const textOf = ({ children }: TextBlock): string =>
  children.map((child) => (isSpan(child) ? child.text : "")).join("");

async function asOwn(block: TextBlock, { isLine, linkTo }: Options): Promise<Numbered> {
  const links = isLine ? [] : (block.markDefs ?? []);
  const found = await Promise.all(
    links.map(async ({ _key, href }) => {
      const link = typeof href === "string" ? await linkTo(href) : undefined;
      return link === undefined ? [] : [{ ...link, _key }];
    }),
  );
  const markDefs = found.flat();
  const kept = [...KEPT_MARKS, ...markDefs.map(({ _key }) => _key)];
  let number: number | undefined;
  const spans = block.children.filter(isSpan).map((span) => {
    const carried = carriedNumber(span.text);
    number ??= carried.number;
    return { ...span, text: carried.text };
  });
  const texts = plainSpaces(spans.map(({ text }) => text));
  const children = spans.map((child, index) => ({
    ...child,
    // A one-line text has no breaks.
    text: withoutEmptyLines(texts, index).replace(/\s*\n\s*/g, isLine ? " " : "\n"),
    marks: [...new Set(child.marks)].filter((mark) => kept.includes(mark)),
  }));
  const style = isLine ? "normal" : (STYLES[block.style ?? ""] ?? "normal");
  return { block: { ...block, style, markDefs, children }, number };
}

/** One of the texts of a block, without lines before the first and after the last words. */
function withoutEmptyLines(texts: readonly string[], index: number): string {
  const text = texts[index] ?? "";
  const started = index === 0 ? text.replace(/^\s*\n\s*/, "") : text;
  return index === texts.length - 1 ? started.replace(/\s*\n\s*$/, "") : started;
}

/** A list that an item may go on: how deep it is, and what it has counted. */
type OpenList = { depth: number; listItem: unknown; count: number };

/**
 * Gives each list item the level of its place: one below the item it belongs to. Word has lists
 * that begin at level 2 or leave a level out, which would show as a point without words. Bullets
 * between two steps belong to the first one, because a text of the site counts each list from 1.
 * @returns the blocks, and the numbers of the page that the site will not show
 */
function withLevels(own: readonly Numbered[]): { blocks: TextBlock[]; lostNumbers: number[] } {
  const lostNumbers: number[] = [];
  let open: OpenList[] = [];
  const blocks = own.map(({ block, number }, place) => {
    const { listItem, level } = block;
    if (listItem === undefined || typeof level !== "number") {
      open = [];
      return block;
    }
    const beside = open.find(({ depth }) => depth === level);
    const isOther = beside !== undefined && beside.listItem !== listItem;
    // Half a level deeper is below the step, and above what stands at the next level.
    const depth = isOther && goesOn(own.slice(place + 1), level, beside) ? level + 0.5 : level;
    const before = open.find((list) => list.depth === depth && list.listItem === listItem);
    const expected = (before?.count ?? 0) + 1;
    if (number !== undefined && number !== expected) lostNumbers.push(number);
    open = [
      ...open.filter((list) => list.depth < depth),
      { depth, listItem, count: number ?? expected },
    ];
    return { ...block, level: open.length };
  });
  return { blocks, lostNumbers };
}

/** Whether one of the next items has the next number of a list. */
function goesOn(next: readonly Numbered[], depth: number, { listItem, count }: OpenList): boolean {
  for (const { block, number } of next) {
    if (block.listItem === undefined || typeof block.level !== "number") return false;
    if (block.level < depth) return false;
    if (block.level === depth && block.listItem === listItem) return number === count + 1;
  }
  return false;
}

/** Joins several blocks into one with spaces between them. List items become plain text. */
function joined(blocks: readonly TextBlock[]): TextBlock[] {
  const [first] = blocks;
  if (first === undefined) return [];
  const { listItem: _listItem, level: _level, ...block } = first;
  const space = (index: number): Span => ({
    _type: "span",
    _key: `space-${index}`,
    text: " ",
    marks: [],
  });
  const children = blocks.flatMap((each, index) =>
    index === 0 ? each.children : [space(index), ...each.children],
  );
  return [{ ...block, children }];
}

const isSpan = (child: unknown): child is Span =>
  isRecord(child) && child._type === "span" && typeof child.text === "string";

/** False for an empty paragraph, and for one that contained only an image. */
const hasWords = ({ children }: TextBlock) =>
  children.some((child) => isSpan(child) && child.text.trim() !== "");

const isTextBlock = (block: unknown): block is TextBlock =>
  isRecord(block) && block._type === "block" && Array.isArray(block.children);

/** A page with the paragraphs and lines of a plain text. */
export function pageOfPlainText(text: string): string {
  const page = document.implementation.createHTMLDocument();
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const element = page.createElement("pre");
    element.textContent = paragraph;
    page.body.append(element);
  }
  return page.body.innerHTML;
}
